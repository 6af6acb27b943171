/** The tables of the plugin and those of WordPress that it uses, as both document them. */
const TIMES = "created_at TIMESTAMP NULL, updated_at TIMESTAMP NULL";
const ID = "id INT UNSIGNED NOT NULL PRIMARY KEY AUTO_INCREMENT";

const PLUGIN: Record<string, string> = {
  boards: `${ID}, parent_id INT UNSIGNED NULL, title TEXT NULL, description LONGTEXT NULL, type VARCHAR(50) NULL, currency VARCHAR(50) NULL,
    background TEXT NULL, settings TEXT NULL, created_by INT UNSIGNED NOT NULL, archived_at TIMESTAMP NULL, ${TIMES}, KEY type (type)`,
  board_terms: `${ID}, board_id INT UNSIGNED NOT NULL, title VARCHAR(100) NULL, slug VARCHAR(100) NULL, type VARCHAR(50) NOT NULL DEFAULT 'stage',
    position DECIMAL(10,2) NOT NULL DEFAULT 1, color VARCHAR(50) NULL, bg_color VARCHAR(50) NULL, settings TEXT NULL, archived_at TIMESTAMP NULL, ${TIMES}`,
  tasks: `${ID}, parent_id INT UNSIGNED NULL, board_id INT UNSIGNED NULL, crm_contact_id BIGINT UNSIGNED NULL, title TEXT NULL, slug VARCHAR(255) NULL,
    type VARCHAR(50) NULL, status VARCHAR(50) NULL DEFAULT 'open', stage_id INT UNSIGNED NULL, source VARCHAR(50) NULL DEFAULT 'web', source_id VARCHAR(255) NULL,
    priority VARCHAR(50) NULL, description LONGTEXT NULL, lead_value DECIMAL(10,2) DEFAULT 0.00, created_by BIGINT UNSIGNED NULL,
    position DECIMAL(10,2) NOT NULL DEFAULT 1, comments_count INT UNSIGNED NULL DEFAULT 0, issue_number INT UNSIGNED NULL, reminder_type VARCHAR(100) NULL DEFAULT 'none',
    settings TEXT NULL, remind_at TIMESTAMP NULL, started_at TIMESTAMP NULL, due_at TIMESTAMP NULL, last_completed_at TIMESTAMP NULL, archived_at TIMESTAMP NULL, ${TIMES},
    KEY board_id (board_id), KEY parent_id (parent_id)`,
  task_metas: `${ID}, task_id INT UNSIGNED NOT NULL, \`key\` VARCHAR(100) NOT NULL, value LONGTEXT NULL, ${TIMES}, KEY task_id (task_id)`,
  attachments: `${ID}, object_id INT UNSIGNED NOT NULL, object_type VARCHAR(100) DEFAULT 'TASK', attachment_type VARCHAR(100) NULL, file_path TEXT NULL,
    full_url TEXT NULL, settings TEXT NULL, title VARCHAR(192) NULL, file_hash VARCHAR(192) NULL, driver VARCHAR(100) DEFAULT 'local',
    status VARCHAR(100) NULL DEFAULT 'ACTIVE', file_size VARCHAR(100) NULL, ${TIMES}, KEY object_id (object_id)`,
  comments: `${ID}, board_id INT UNSIGNED NOT NULL, task_id INT UNSIGNED NOT NULL, parent_id BIGINT UNSIGNED NULL, type VARCHAR(50) NULL DEFAULT 'comment',
    privacy VARCHAR(50) NULL DEFAULT 'public', status VARCHAR(50) NULL DEFAULT 'published', author_name VARCHAR(192) NULL DEFAULT '', author_email VARCHAR(192) NULL DEFAULT '',
    author_ip VARCHAR(50) NULL DEFAULT '', description TEXT NULL, created_by BIGINT UNSIGNED NULL, settings TEXT NULL, ${TIMES}, KEY task_id (task_id)`,
  activities: `${ID}, object_id INT UNSIGNED NOT NULL, object_type VARCHAR(100) NOT NULL, action VARCHAR(50) NOT NULL, \`column\` VARCHAR(50) NULL, old_value VARCHAR(50) NULL,
    new_value VARCHAR(50) NULL, description LONGTEXT NULL, created_by BIGINT UNSIGNED NULL, settings TEXT NULL, ${TIMES}, KEY object_id (object_id)`,
  notifications: `${ID}, object_id INT UNSIGNED NOT NULL, object_type VARCHAR(100) NOT NULL, task_id INT UNSIGNED NULL, action VARCHAR(255) NULL,
    activity_by BIGINT UNSIGNED NOT NULL, description LONGTEXT NULL, settings TEXT NULL, ${TIMES}, KEY object_id (object_id)`,
  notification_users: `${ID}, notification_id INT UNSIGNED NULL, user_id BIGINT UNSIGNED NOT NULL, marked_read_at TIMESTAMP NULL, ${TIMES}, KEY notification_id (notification_id)`,
  metas: `${ID}, object_id INT UNSIGNED NULL, object_type VARCHAR(100) NOT NULL, \`key\` VARCHAR(100) NULL, value LONGTEXT NULL, ${TIMES}, KEY object_id (object_id)`,
  relations: `${ID}, object_id INT UNSIGNED NOT NULL, object_type VARCHAR(100) NOT NULL, foreign_id INT UNSIGNED NOT NULL, settings TEXT NULL, preferences TEXT NULL, ${TIMES},
    KEY object_id (object_id), KEY foreign_id (foreign_id), KEY object_type (object_type)`,
  teams: `${ID}, parent_id INT UNSIGNED NULL, title VARCHAR(100) NOT NULL, description TEXT NULL, type VARCHAR(50) NOT NULL, visibility VARCHAR(50) DEFAULT 'VISIBLE',
    notifications_enabled TINYINT(1) DEFAULT 1, settings TEXT NULL, created_by BIGINT UNSIGNED NOT NULL, ${TIMES}`,
  time_tracks: `${ID}, user_id BIGINT UNSIGNED NOT NULL, board_id INT UNSIGNED NOT NULL, task_id INT UNSIGNED NOT NULL, started_at TIMESTAMP NULL, completed_at TIMESTAMP NULL,
    message TEXT NULL, status VARCHAR(50) NULL DEFAULT 'commited', working_minutes INT UNSIGNED NOT NULL DEFAULT 0, billable_minutes INT UNSIGNED NOT NULL DEFAULT 0,
    is_manual TINYINT(1) NOT NULL DEFAULT 0, ${TIMES}, KEY task_id (task_id)`,
};

const CORE: Record<string, string> = {
  users: `ID BIGINT UNSIGNED NOT NULL PRIMARY KEY AUTO_INCREMENT, user_login VARCHAR(60) NOT NULL DEFAULT '', user_pass VARCHAR(255) NOT NULL DEFAULT '',
    user_nicename VARCHAR(50) NOT NULL DEFAULT '', user_email VARCHAR(100) NOT NULL DEFAULT '', user_url VARCHAR(100) NOT NULL DEFAULT '',
    user_registered DATETIME NOT NULL DEFAULT '0000-00-00 00:00:00', user_activation_key VARCHAR(255) NOT NULL DEFAULT '', user_status INT NOT NULL DEFAULT 0,
    display_name VARCHAR(250) NOT NULL DEFAULT ''`,
  usermeta: `umeta_id BIGINT UNSIGNED NOT NULL PRIMARY KEY AUTO_INCREMENT, user_id BIGINT UNSIGNED NOT NULL DEFAULT 0, meta_key VARCHAR(255) NULL, meta_value LONGTEXT NULL,
    KEY user_id (user_id)`,
  options: `option_id BIGINT UNSIGNED NOT NULL PRIMARY KEY AUTO_INCREMENT, option_name VARCHAR(191) NOT NULL DEFAULT '', option_value LONGTEXT NOT NULL, autoload VARCHAR(20) NOT NULL DEFAULT 'yes'`,
};

export type PluginTable = keyof typeof PLUGIN;

/** The statements that make an empty site. */
export const schemaOf = (prefix: string, charset: string): string[] => [
  ...Object.entries(CORE).map(([name, columns]) => create(prefix + name, columns, charset)),
  ...Object.entries(PLUGIN).map(([name, columns]) => create(`${prefix}fbs_${name}`, columns, charset)),
];

const create = (name: string, columns: string, charset: string) =>
  `CREATE TABLE \`${name}\` (${columns}) ENGINE=InnoDB DEFAULT CHARSET=${charset}`;
