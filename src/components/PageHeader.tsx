import { Column } from './Column';

/** The dark band that opens every page but the home page: its `h1` and what the page is for. */
export function PageHeader({ title, introduction }: { title: string; introduction?: string[] }) {
  return (
    <div className="bg-navy-900 bg-grid text-frost">
      <Column className="py-10 sm:py-14">
        <h1 className="max-w-4xl text-4xl font-extrabold tracking-tight text-balance text-white">
          {title}
        </h1>
        {introduction?.map((paragraph) => (
          <p key={paragraph} className="mt-5 max-w-[45rem] text-lg first-of-type:mt-6">
            {paragraph}
          </p>
        ))}
      </Column>
    </div>
  );
}
