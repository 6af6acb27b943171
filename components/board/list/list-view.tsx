"use client";
import type { BoardViewProps } from "@/components/board/views/view-props";

export function ListView({ board, columns, onOpen }: BoardViewProps) {
  return (
    <div className="min-h-0 flex-1 overflow-auto bg-surface">
      {board.stages.map((stage) => (
        <section key={stage.id}>
          <h2>{stage.title}</h2>
          <ul>
            {columns.get(stage.id)?.map((task) => (
              <li key={task.id} data-task={task.id}>
                <button type="button" onClick={() => onOpen(task.id)}>
                  {task.title}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
