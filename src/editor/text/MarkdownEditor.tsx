export function MarkdownEditor(props: any) {
  return (
    <textarea
      id={props.id}
      value={props.value}
      onChange={(e) => props.onChange(e.target.value)}
      rows={10}
    />
  );
}
