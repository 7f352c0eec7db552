import text from '#content/labels/successors';
import content from '#content/successors';

/** All successors in one table, for the wall of a maintenance office: only printed. */
export function SuccessorTable() {
  if (content.successors.length === 0) return null;
  return (
    <table data-print="successors" className="hidden">
      <caption className="text-left">
        {content.title}. {content.approach}
      </caption>
      <thead>
        <tr>
          <th>{text.model}</th>
          <th>{text.successor}</th>
          <th>{text.source}</th>
        </tr>
      </thead>
      <tbody>
        {content.successors.map(({ model, successor, source }) => (
          <tr key={model}>
            <td>{model}</td>
            <td>{successor}</td>
            <td>{source}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
