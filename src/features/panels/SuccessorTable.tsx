import { replacementText as text } from '../../content/replacement';
import { successors } from '../../content/successors';

const { columns } = text;

/** Every way on in one table, for the wall of a maintenance office: printed only. */
export function SuccessorTable() {
  return (
    <table className="hidden">
      <caption>
        {text.title}. {text.approach}
      </caption>
      <thead>
        <tr>
          <th>{columns.model}</th>
          <th>{columns.successor}</th>
          <th>{columns.source}</th>
        </tr>
      </thead>
      <tbody>
        {successors.map(({ model, successor, source }) => (
          <tr key={model}>
            <td>{model}</td>
            <td>{successor}</td>
            <td>{text.source(source)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
