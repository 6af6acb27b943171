export const MailHeaders = ({ headers }: { headers: readonly [string, string][] }) => (
  <dl className="divide-y divide-gray-6">
    {headers.map(([name, value]) => (
      <div key={name} className="grid gap-x-4 px-4 py-2.5 sm:grid-cols-[11rem_minmax(0,1fr)]">
        <dt className="text-sm font-medium">{name}</dt>
        <dd dir="auto" className="font-mono text-sm wrap-anywhere text-gray-11">
          {value}
        </dd>
      </div>
    ))}
  </dl>
);
