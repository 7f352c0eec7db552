import copy from '#content/labels/finder-field';
import { classNames } from '../../ui/classNames';
import { Icon } from '../../ui/Icon';
import { useEarlyInput } from '../loading/earlyInput';
import { finderFieldId, finderParameter } from './finderParameter';
import type { useFinder } from './useFinder';

type FinderFormProps = ReturnType<typeof useFinder>['form'] & {
  /** Whether it lies on a dark surface, as a page's header is. */
  onDark?: boolean;
};

/**
 * The field that finds makers, models and places of the site. Until the page is hydrated, and where the code that
 * searches cannot be loaded, it is the browser's own: Enter asks for the page with the words.
 *
 * Accessibility: a search landmark; how much was found is announced, once typing pauses, by a
 * status that is there, and empty, from the start; focus stays in the field.
 */
export function FinderForm({ onDark, ...props }: FinderFormProps) {
  const { field, text, changeText, setComposing, status, hint, failed, load, commit, clear } =
    props;

  const takeText = (input: HTMLInputElement) => {
    changeText(input.value);
    load();
    // On a phone the results are below the field, and below the keyboard if the field stays
    // there. Elsewhere browsers bring back the line that is typed, and leave its label behind the
    // header.
    const narrow = window.matchMedia('(width < 40rem)').matches;
    input.form?.scrollIntoView({ block: narrow ? 'start' : 'nearest' });
  };

  useEarlyInput(() => {
    if (field.current?.value) takeText(field.current);
  });

  const onKeyDown = (event: React.KeyboardEvent<HTMLInputElement>) => {
    // An input method makes a letter of several keys; the one that ends it in Safari is told by its code alone.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === 'Enter') {
      commit(text);
      // The keyboard on the screen makes way for the results.
      if (window.matchMedia('(pointer: coarse)').matches) event.currentTarget.blur();
    }
    if (event.key === 'Escape' && text) {
      event.preventDefault();
      clear();
    }
  };

  return (
    // Without a script nothing would be found.
    <search data-print="none" className="max-w-[42rem] noscript:hidden">
      <form onFocus={load} onSubmit={(event) => failed || event.preventDefault()}>
        <label>
          <span className={classNames('font-semibold', onDark ? 'text-white' : 'text-heading')}>
            {copy.label}
          </span>
          <span className="relative mt-2 block">
            <Icon
              name="search"
              className="pointer-events-none absolute top-1/2 left-4 size-6 -translate-y-1/2 text-text"
            />
            <input
              ref={field}
              id={finderFieldId}
              name={finderParameter}
              type="search"
              value={text}
              onChange={(event) => takeText(event.currentTarget)}
              // On the way to a link: the address is right before the page changes. Where nothing has
              // been typed yet, there is nothing to announce.
              onBlur={() => (text || status) && commit(text)}
              onKeyDown={onKeyDown}
              onCompositionStart={() => setComposing(true)}
              onCompositionEnd={() => setComposing(false)}
              autoComplete="off"
              // What a keyboard on a screen makes of model numbers is not what was meant.
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="search"
              className="block w-full min-h-[56px] scroll-mt-12 rounded-sm border border-edge bg-surface pr-4 pl-12 text-heading"
            />
          </span>
        </label>
        {/* Enter is enough for people; what checks forms asks for a button (WCAG technique H32). */}
        <input type="submit" hidden />
        <output data-print="none" className="sr-only">
          {status}
        </output>
        {/* Seen at once; the status says it when typing pauses. */}
        {hint && (
          <p aria-hidden="true" className="mt-2 text-sm">
            {hint}
          </p>
        )}
        {failed && <p role="alert">{copy.failed}</p>}
      </form>
    </search>
  );
}
