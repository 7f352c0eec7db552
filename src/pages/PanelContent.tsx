import text from '#content/labels/panels';
import { askAboutHref, askAboutText } from '../features/ask-about/AskButton';
import { groundOf } from '../features/panels/CollapsiblePanel';
import { NearbyPicture } from '../features/pictures/NearbyPicture';
import type { TechnologyCategory } from '../features/technologies/content';
import { targetOf } from '../routes';
import { ArrowLink } from '../ui/ArrowLink';
import { classNames } from '../ui/classNames';
import { unbroken } from '../ui/unbroken';

type PanelContentProps = Pick<TechnologyCategory, 'description' | 'work' | 'link' | 'img'> & {
  /** The subject of a question about this panel. */
  topic: string;
  /** The panel's place among the others. */
  index: number;
  children: React.ReactNode;
};

const kindsOfWork = ['build', 'support', 'migrate'] as const;

/** The content of a panel: words and work, beside a picture if there is one, `children`, links. */
export function PanelContent(props: PanelContentProps) {
  const { topic, index, description, work, link, img, children } = props;
  const path = link && targetOf(link);
  return (
    <>
      <div className="grid-page gap-y-2 pb-[10px] desk:grid-rows-[auto_1fr] desk:pb-[24px]">
        {description && (
          <p className="text-pretty desk:col-[1/7] desk:text-lead">{unbroken(description)}</p>
        )}
        {work && (
          <dl
            className={classNames(
              'grid content-start gap-y-1 text-note desk:gap-y-2',
              img ? 'desk:col-[1/7]' : 'desk:col-[7/-1] desk:pt-1',
            )}
          >
            {kindsOfWork
              .filter((kind) => work[kind])
              .map((kind) => (
                <div key={kind} className="*:inline">
                  <dt className="font-strong">{`${text[kind]} `}</dt>
                  <dd className="text-soft">{unbroken(work[kind])}</dd>
                </div>
              ))}
          </dl>
        )}
        {img && (
          <NearbyPicture
            name={img}
            kind="card"
            ground={groundOf(index)}
            sizes="(min-width: 900px) 50vw, 100vw"
            className="aspect-[2/1] self-center overflow-hidden desk:col-[7/-1] desk:row-[1/3] desk:aspect-[16/9]"
          />
        )}
      </div>
      {children}
      <div className="column flex flex-wrap gap-x-8 pt-2">
        <ArrowLink href={askAboutHref(topic)}>{askAboutText(topic)}</ArrowLink>
        {path && <ArrowLink href={path}>{link.text}</ArrowLink>}
      </div>
    </>
  );
}
