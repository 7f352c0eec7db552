// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the texts are source code
import type { Breakage, Check, Suite } from './breakage';

const testsOf =
  (suite: Suite, folder: string, extension: string) =>
  (file: string, title: string): Check => ({ suite, file: folder + file + extension, title });

const unit = testsOf('unit', '__tests__/', '');
const built = testsOf('built', '__tests__/built/', '.built.test.ts');
const browser = testsOf('browser', '__tests__/browser/', '.spec.ts');

const carousel: Omit<Breakage, 'feature'>[] = [
  {
    fault: 'it plays on while focus is in it',
    file: 'src/features/carousel/useAutoplay.ts',
    find: "if (!focusedByTap.current) dispatch('focusIn');",
    replace: '',
    caughtBy: unit('features/carousel/carousels.test.tsx', 'is suspended while focus is in it'),
  },
  {
    fault: 'it plays on after a tap on its controls',
    file: 'src/features/carousel/useAutoplay.ts',
    find: "if (focusedByTap.current) dispatch('focusIn');",
    replace: '',
    caughtBy: browser('hero', 'a tap on a control suspends it'),
  },
  {
    fault: 'it plays on while the pointer is over it',
    file: 'src/features/carousel/autoplay.ts',
    find: '{ ...state, hovered: true }',
    replace: 'state',
    caughtBy: unit('features/carousel/carousels.test.tsx', 'suspended while the pointer is over'),
  },
  {
    fault: 'it goes on under a finger that drags a slide',
    file: 'src/features/carousel/playSwiper.ts',
    find: "swiper.on('sliderFirstMove', hold);",
    replace: '',
    caughtBy: browser('hero', 'a slide under the finger stays'),
  },
  {
    fault: 'it plays where reduced motion is asked for',
    file: 'src/features/carousel/useAutoplay.ts',
    find: "if (reducedMotion) dispatch('pause');",
    replace: '',
    caughtBy: unit('features/carousel/carousels.test.tsx', 'starts paused where reduced motion'),
  },
  {
    fault: 'it is read out while it plays by itself',
    file: 'src/features/carousel/CarouselParts.tsx',
    find: "status === 'playing' ? 'off' : 'polite'",
    replace: "'polite'",
    caughtBy: unit('features/carousel/carousels.test.tsx', 'is not read out while it does'),
  },
  {
    fault: 'it plays on while it is off screen',
    file: 'src/features/carousel/useCarousel.ts',
    find: "status === 'playing' && inView",
    replace: "status === 'playing'",
    caughtBy: browser('carouselCost', 'moves nothing while it is off screen'),
  },
  {
    fault: 'the slides that are not shown are in the tab order and the accessibility tree',
    file: 'src/features/carousel/CarouselParts.tsx',
    find: 'inert={ready && !visible.includes(index)}',
    replace: '',
    caughtBy: browser('accessibilityTree', 'begins with the slide that is shown'),
  },
  {
    fault: 'the dots of the hero have numbers without the names of their slides',
    file: 'src/features/carousel/CarouselParts.tsx',
    find: '{`${text.slide} ${index + 1}: ${name}`}',
    replace: '{`${text.slide} ${index + 1}`}',
    caughtBy: browser('accessibilityTree', 'the hero is a carousel that begins with the slide'),
  },
  {
    fault: 'the hero takes half of the height of the window',
    file: 'src/features/carousel/hero.css',
    find: 'min-height: 60svh',
    replace: 'min-height: 50svh',
    caughtBy: browser('hero', 'it is 60% of the window high'),
  },
  {
    fault: 'the hero moves on every five seconds, instead of four',
    file: 'src/features/carousel/HeroCarousel.tsx',
    find: 'autoplayDelay: 4000',
    replace: 'autoplayDelay: 5000',
    caughtBy: browser('hero', 'it fades on by itself after 4 s, in half a second'),
  },
  {
    fault: 'the hero fades in two seconds, instead of half of one',
    file: 'src/features/carousel/HeroCarousel.tsx',
    find: 'speed: 500',
    replace: 'speed: 2000',
    caughtBy: browser('hero', 'it fades on by itself after 4 s, in half a second'),
  },
  {
    fault: 'a resize is answered after half a second',
    file: 'src/features/carousel/useAfterResize.ts',
    find: 'resizeDebounce = 50;',
    replace: 'resizeDebounce = 500;',
    caughtBy: browser('hero', 'a burst of resizes is answered once'),
  },
  {
    fault: 'all pictures of the hero load with the page',
    file: 'src/features/carousel/HeroCarousel.tsx',
    find: '{(first || loaded) &&',
    replace: '{',
    caughtBy: built('firstLoad', 'the home page asks for one small picture before it is used'),
  },
  {
    fault: 'four partners are shown at a width of 768 px, instead of three',
    file: 'src/features/carousel/partners.css',
    find: 'width <= 768px',
    replace: 'width <= 700px',
    caughtBy: browser('partners', 'as many marks are shown as fit'),
  },
  {
    fault: 'the partners move on every three seconds, instead of two',
    file: 'src/features/carousel/PartnerCarousel.tsx',
    find: 'autoplayDelay: 2000',
    replace: 'autoplayDelay: 3000',
    caughtBy: browser('partners', 'it moves on by one mark after 2 s'),
  },
];

const cards: Omit<Breakage, 'feature'>[] = [
  {
    fault: 'no card is a tab stop',
    file: 'src/features/flip-cards/FlipCard.tsx',
    find: '<summary className',
    replace: '<summary tabIndex={-1} className',
    caughtBy: browser('cards', 'the link on the back is the next tab stop when it shows'),
  },
  {
    fault: 'the front of a turned card is still read out',
    file: 'src/features/flip-cards/flip-cards.css',
    find: '[open] & {\n    visibility: hidden;',
    replace: '[open] & {',
    caughtBy: browser('accessibilityTree', 'turned, has its back alone'),
  },
  {
    fault: 'a card turns where reduced motion is asked for',
    file: 'src/features/flip-cards/flip-cards.css',
    find: '--turn: 0s;',
    replace: '',
    caughtBy: browser('motion', 'everything changes at once'),
  },
  {
    fault: 'the back of a card turns where reduced motion is asked for',
    file: 'src/features/flip-cards/flip-cards.css',
    find: 'transform: none;\n    transition:\n      transform var(--turn),',
    replace: 'transform: none;\n    transition:\n      transform 0.5s,',
    caughtBy: browser('motion', 'everything changes at once'),
  },
  {
    fault: 'by touch the back comes late where reduced motion is asked for',
    file: 'src/features/flip-cards/flip-cards.css',
    find: '    --turn: 0s;\n    --back-late: 0s;\n',
    replace: '    --turn: 0s;\n',
    caughtBy: browser('cards', 'the faces change at once'),
  },
  {
    fault: 'by touch a card moves what is below it before its back shows',
    file: 'src/features/flip-cards/flip-cards.css',
    find: '    --back-late: 0.15s;\n',
    replace: '',
    caughtBy: browser('cards', 'takes its room then'),
  },
  {
    fault: 'on a phone the parts of a turning front fly apart',
    file: 'src/features/flip-cards/flip-cards.css',
    find: '    transform-origin: calc(50vw - 20px - 0.75rem);\n',
    replace: '',
    caughtBy: browser('cards', 'a turning front stays in one piece'),
  },
  {
    fault: '"Learn More>" does not say about what',
    file: 'src/features/flip-cards/FlipCard.tsx',
    find: '${text.moreAbout} ${card.title}',
    replace: '',
    caughtBy: unit('features/flip-cards/FlipCard.test.tsx', 'whose name goes on with the service'),
  },
];

const panels: Omit<Breakage, 'feature'>[] = [
  {
    fault: 'the first of the two buttons moves when the second one comes in',
    file: 'src/features/panels/CollapsiblePanels.tsx',
    find: 'grid w-[16.5rem] grid-cols-2 gap-3',
    replace: 'flex gap-3',
    caughtBy: browser('badLine', 'while its panels come in'),
  },
  {
    fault: 'the spaces between makers and models move while they come in',
    file: 'src/features/panels/panels.css',
    find: '    white-space: pre-wrap;\n',
    replace: '',
    caughtBy: browser('badLine', 'while its panels come in'),
  },
  {
    fault: 'opening or closing one panel closes others',
    file: 'src/features/panels/CollapsiblePanels.tsx',
    find: '!next.includes(id)',
    replace: '!next.slice(-1).includes(id)',
    caughtBy: unit('features/panels/CollapsiblePanels.test.tsx', 'closes its own panel alone'),
  },
  {
    fault: 'find-in-page does not find the text of a closed panel',
    file: 'src/features/panels/CollapsiblePanel.tsx',
    find: "setAttribute('hidden', 'until-found')",
    replace: "setAttribute('hidden', '')",
    caughtBy: unit('features/panels/CollapsiblePanels.test.tsx', 'is left to find-in-page'),
  },
  {
    fault: 'a panel in which find-in-page has found something is still called closed',
    file: 'src/features/panels/CollapsiblePanel.tsx',
    find: "element?.addEventListener('beforematch', reveal);",
    replace: '',
    caughtBy: unit('features/panels/CollapsiblePanels.test.tsx', 'is left to find-in-page'),
  },
  {
    fault: "a link with a closed panel's hash does not open it",
    file: 'src/features/panels/CollapsiblePanels.tsx',
    find: 'open(panel.id);',
    replace: '',
    caughtBy: unit('features/panels/CollapsiblePanels.test.tsx', "closed panel's hash opens it"),
  },
  {
    fault: '"Expand all" expands nothing',
    file: 'src/features/panels/CollapsiblePanels.tsx',
    find: 'onClick={() => closeOnly([], panelsText.allExpanded)}',
    replace: '',
    caughtBy: unit('features/panels/CollapsiblePanels.test.tsx', '"Expand all" opens them'),
  },
  {
    fault: 'Back finds the panels that were closed open again',
    file: 'src/features/panels/CollapsiblePanels.tsx',
    find: 'useEffect(() => saveClosed(closed), [closed, saveClosed]);',
    replace: '',
    caughtBy: browser('movingBetweenPages', 'its panels open and closed, and at its place'),
  },
];

const finder: Omit<Breakage, 'feature'>[] = [
  {
    fault: 'nothing is marked in what was found',
    file: 'src/features/finder/findProducts.ts',
    find: 'return { name, marks: marksOf(words, entry) };',
    replace: 'return { name, marks: [] };',
    caughtBy: unit('features/finder/createFinder.test.ts', 'is marked where it stands'),
  },
  {
    fault: 'a misspelled word finds nothing',
    file: 'src/features/finder/spelling.ts',
    find: 'return word.length < 6 ? 1 : 2;',
    replace: 'return 0;',
    caughtBy: unit('features/finder/createFinder.test.ts', 'misspelled, finds'),
  },
  {
    fault: 'another model number is taken for a misspelled one',
    file: 'src/features/finder/spelling.ts',
    find: 'word.length < 3 || /\\d/.test(word)',
    replace: 'word.length < 3',
    caughtBy: unit('features/finder/createFinder.test.ts', 'is nothing else with another number'),
  },
  {
    fault: 'how much was found is not announced',
    file: 'src/features/finder/useFinder.tsx',
    find: 'setStatus(newSearch.status);',
    replace: '',
    caughtBy: unit('features/finder/useFinder.test.tsx', 'is found where React runs effects twice'),
  },
  {
    fault: 'the address does not carry the words: Back and a colleague find nothing',
    file: 'src/features/finder/useFinder.tsx',
    find: 'code.writeToAddress(newSearch);',
    replace: '',
    caughtBy: unit('features/finder/useFinder.test.tsx', 'is found where React runs effects twice'),
  },
  {
    fault: 'the words of an address are lost where React runs effects twice',
    file: 'src/features/finder/useFinder.tsx',
    find: 'load();\n  }, [addressSearch, load]);',
    replace: "load();\n    return () => setText('');\n  }, [addressSearch, load]);",
    caughtBy: unit('features/finder/useFinder.test.tsx', 'is found where React runs effects twice'),
  },
  {
    fault: 'all names are made ready anew for each search',
    file: 'src/features/finder/searchCode.ts',
    find: 'if (find && (withPlaces || !places)) return;',
    replace: '',
    caughtBy: unit('features/finder/useFinder.test.tsx', 'are made ready for the search once'),
  },
];

const contactForm: Omit<Breakage, 'feature'>[] = [
  {
    fault: 'a failure clears the fields',
    file: 'src/features/contact-form/useContactForm.ts',
    find: "    if (state === 'success') {",
    replace: '    {',
    caughtBy: unit('features/contact-form/ContactForm.test.tsx', 'says so, keeps what'),
  },
  {
    fault: 'a success leaves the fields filled',
    file: 'src/features/contact-form/useContactForm.ts',
    find: 'form.current?.reset();',
    replace: '',
    caughtBy: unit('features/contact-form/ContactForm.test.tsx', 'says so, clears the fields'),
  },
  {
    fault: 'a second submit sends the message twice',
    file: 'src/features/contact-form/contactFormStore.ts',
    find: "if (state === 'sending') return;",
    replace: '',
    caughtBy: unit('features/contact-form/ContactForm.test.tsx', 'a second submit does nothing'),
  },
  {
    fault: 'a robot that fills the hidden field is sent on',
    file: 'src/features/contact-form/contactFormStore.ts',
    find: "isRobot ? 'success' : await",
    replace: 'await',
    caughtBy: unit('features/contact-form/ContactForm.test.tsx', 'sends nothing and looks like'),
  },
  {
    fault: 'the field for robots is seen by people',
    file: 'src/features/contact-form/ContactForm.tsx',
    find: ' className="absolute -left-[200vw] size-px overflow-hidden"',
    replace: '',
    caughtBy: browser('contact', 'a robot that fills the trap'),
  },
  {
    fault: 'the message is not sent as JSON',
    file: 'src/features/contact-form/sendContactMessage.ts',
    find: "'Content-Type': 'application/json',",
    replace: '',
    caughtBy: unit('features/contact-form/sendContactMessage.test.ts', 'arrive as JSON'),
  },
  {
    fault: 'a refusal shows the message of a failed network',
    file: 'src/features/contact-form/ContactForm.tsx',
    find: 'refused: text.refused,',
    replace: 'refused: text.exception,',
    caughtBy: unit('features/contact-form/ContactForm.test.tsx', 'the service refuses'),
  },
  {
    fault: 'the message of a failed network is another than the specified one',
    file: 'src/content/contactPage.ts',
    find: '❌ Error sending message. Please try again.',
    replace: '❌ Error sending message. Please try later.',
    caughtBy: unit('features/contact-form/ContactForm.test.tsx', 'there is no answer'),
  },
  {
    fault: 'the message of a success is another than the specified one',
    file: 'src/content/contactPage.ts',
    find: '✅ Your Contact Info has',
    replace: '✅ Your contact info has',
    caughtBy: unit('features/contact-form/ContactForm.test.tsx', 'says so, clears the fields'),
  },
  {
    fault: 'how the submit ended is not announced',
    file: 'src/features/contact-form/ContactForm.tsx',
    find: 'role="status"',
    replace: '',
    caughtBy: unit('features/contact-form/ContactForm.test.tsx', 'there from the start, and empty'),
  },
  {
    fault: 'a service that never answers is waited for for a minute',
    file: 'src/features/contact-form/sendContactMessage.ts',
    find: 'answerTimeout = 15_000;',
    replace: 'answerTimeout = 60_000;',
    caughtBy: browser('contact', 'no answer within 15 s counts as an exception'),
  },
  {
    fault: 'the browser takes anything for an address',
    file: 'src/features/contact-form/ContactForm.tsx',
    find: 'type="email"',
    replace: 'type="text"',
    caughtBy: unit('features/contact-form/ContactForm.test.tsx', 'the browser checks the address'),
  },
  {
    fault: 'what was typed is lost by a visit to another page',
    file: 'src/features/contact-form/useContactForm.ts',
    find: "if (field?.value === '') field.value = draft[name];",
    replace: '',
    caughtBy: unit('features/contact-form/ContactForm.test.tsx', 'what was typed is still there'),
  },
  {
    fault: 'without JavaScript the form posts to its own page',
    file: 'src/features/contact-form/ContactForm.tsx',
    find: 'action={contactFormUrl}',
    replace: '',
    caughtBy: built('dist', 'the form posts to the address the build was given'),
  },
];

const askAbout: Omit<Breakage, 'feature'>[] = [
  {
    fault: "it throws away the visitor's own words",
    file: 'src/features/ask-about/askedAbout.ts',
    find: "untouched ? '' : message",
    replace: "untouched ? '' : ''",
    caughtBy: unit('features/ask-about/askAbout.test.ts', "the visitor's own words"),
  },
  {
    fault: 'the link of a panel does not name its topic',
    file: 'src/features/ask-about/AskLink.tsx',
    find: 'askAboutHref(topic)',
    replace: '"/contact"',
    caughtBy: browser('askAbout', 'from every'),
  },
];

const contactDetails: Omit<Breakage, 'feature'>[] = [
  {
    fault: 'the strip lacks a way to reach the company',
    file: 'src/features/contact-details/ContactStrip.tsx',
    find: 'Object.values(contactWays).map(',
    replace: 'Object.values(contactWays).slice(1).map(',
    caughtBy: browser('pages', 'the strip above every footer has'),
  },
  {
    fault: 'a telephone link has letters and spaces',
    file: 'src/features/contact-details/telephoneHref.ts',
    find: "telephone.replace(/[^+\\d]/g, '')",
    replace: 'telephone',
    caughtBy: unit(
      'features/contact-details/telephoneHref.test.ts',
      'keeps the plus and the digits',
    ),
  },
  {
    fault: 'a copy button says nothing when it has copied',
    file: 'src/features/contact-details/CopyButton.tsx',
    find: 'notify(copyText.done);',
    replace: '',
    caughtBy: unit(
      'features/contact-details/CopyButton.test.tsx',
      'it copies the text and says so',
    ),
  },
];

const officeHours: Omit<Breakage, 'feature'>[] = [
  {
    fault: "it goes by the visitor's clock instead of New Zealand's",
    file: 'src/features/office-hours/openingHours.ts',
    find: '    timeZone,\n',
    replace: '',
    caughtBy: unit(
      'features/office-hours/openingHours.test.ts',
      'a visitor whose clock is that of',
    ),
  },
  {
    fault: 'the status stays as it was when the page was opened',
    file: 'src/features/office-hours/useOpeningState.ts',
    find: 'timer = setTimeout(update, minute - (now % minute));',
    replace: '',
    caughtBy: browser('officeHours', 'closes and opens on the minute of New Zealand'),
  },
];

const navigation: Omit<Breakage, 'feature'>[] = [
  {
    fault: 'the title stays that of the page before',
    file: 'src/features/navigation/useRouteFocus.ts',
    find: 'document.title = documentTitle(route);',
    replace: '',
    caughtBy: unit('prerender.test.tsx', 'is hydrated in silence'),
  },
  {
    fault: 'focus does not go to the heading of the new page',
    file: 'src/features/navigation/useRouteFocus.ts',
    find: 'if (!focusHashTarget()) focusHeading(0);',
    replace: 'focusHashTarget();',
    caughtBy: unit('features/navigation/useRouteFocus.test.tsx', 'focuses the heading'),
  },
  {
    fault: "a link to another page's panel leads to that page's top",
    file: 'src/features/navigation/useRouteFocus.ts',
    find: 'if (!focusHashTarget()) focusHeading(0);',
    replace: 'focusHeading(0);',
    caughtBy: unit('features/navigation/useRouteFocus.test.tsx', "another page's panel"),
  },
  {
    fault: 'the link of the current page is not marked as such',
    file: 'src/features/navigation/NavLink.tsx',
    find: "? 'page' : undefined",
    replace: '? undefined : undefined',
    caughtBy: browser('pages', 'every page but that of Siemens is reached by links alone'),
  },
  {
    fault: 'Back starts at the top of the page',
    file: 'src/features/navigation/useRouteFocus.ts',
    find: 'focusHeading(scrollY);',
    replace: 'focusHeading(0);',
    caughtBy: browser('pages', 'Back restores the place of a page whose code is long in coming'),
  },
  {
    fault: 'Back loses the place where a link is followed right after scrolling',
    file: 'src/features/navigation/scrollPosition.ts',
    find: "if (target instanceof Element && target.closest('a')) saveScrollPosition();",
    replace: '',
    caughtBy: unit(
      'features/navigation/scrollPosition.test.tsx',
      'saves the scroll position first',
    ),
  },
  {
    fault: 'the skip link leads nowhere',
    file: 'src/features/navigation/SkipLink.tsx',
    find: 'href={`#${mainId}`}',
    replace: 'href="#top"',
    caughtBy: browser('keyboard', 'Skip link'),
  },
  {
    fault: 'a link that is to open another tab changes the page',
    file: 'src/features/navigation/followLinks.ts',
    find: 'altKey || ctrlKey || metaKey || shiftKey',
    replace: 'altKey || shiftKey',
    caughtBy: unit('features/navigation/followLinks.test.tsx', 'so is a link clicked with'),
  },
  {
    fault: 'a page that is opened again at once is the one that was left',
    file: 'src/App.tsx',
    find: 'key={each.number}',
    replace: 'key={each.route.id}',
    caughtBy: browser('movingBetweenPages', 'not where a link opens it anew'),
  },
  {
    fault: 'a page that is left stays in the document beside the next one',
    file: 'src/App.tsx',
    find: 'if (left) content.current?.remove();',
    replace: '',
    caughtBy: browser('movingBetweenPages', 'shows one page at any time'),
  },
  {
    fault: 'a page that was left writes its search to the address of the next one',
    file: 'src/features/navigation/useIsAtAddress.ts',
    find: 'currentPath() === path',
    replace: 'path !== undefined',
    caughtBy: browser('finder', 'is not written to another page'),
  },
  {
    fault: 'React is not told of an event that components listen to',
    file: 'src/features/navigation/reactEvents.ts',
    find: "  'keydown',\n",
    replace: '',
    caughtBy: unit('features/navigation/reactEvents.test.tsx', 'React is told of every event'),
  },
  {
    fault: 'a link to the page that is shown keeps the hash of the address',
    file: 'src/features/navigation/openPage.ts',
    find: 'if (url.href !== location.href) navigateOrLoad(url);',
    replace: '',
    caughtBy: unit('features/navigation/openPage.test.tsx', 'takes the hash away'),
  },
  {
    fault: 'a link with a query and a hash to the page that is shown loses the query',
    file: 'src/features/navigation/openPage.ts',
    find: 'url.search === location.search && url.hash',
    replace: 'url.hash',
    caughtBy: unit('features/navigation/openPage.test.tsx', 'with a query and a hash keeps both'),
  },
  {
    fault: 'a link does nothing where the code of its page cannot be fetched',
    file: 'src/features/navigation/openPage.ts',
    find: 'unlessNewer(() => window.location.assign(url)),',
    replace: '() => {},',
    caughtBy: browser('pages', 'a page whose code cannot be fetched is opened by the browser'),
  },
  {
    fault: 'a link does nothing where the browser refuses to change the history',
    file: 'src/features/navigation/openPage.ts',
    find: '} catch {\n    window.location.assign(url);',
    replace: '} catch {',
    caughtBy: browser('movingBetweenPages', 'a link loads its page'),
  },
];

const layout: Omit<Breakage, 'feature'>[] = [
  {
    fault: 'a page that fails while it is rendered takes the header and the footer with it',
    file: 'src/App.tsx',
    find: '<ErrorBoundary>\n      <Page />\n    </ErrorBoundary>',
    replace: '<Page />',
    caughtBy: browser('movingBetweenPages', 'the ways to call and write are there'),
  },
  {
    fault: 'what is pressed before the script is there is lost',
    file: 'src/main.tsx',
    find: '  replayEarlyTaps();',
    replace: '',
    caughtBy: browser('badLine', 'does its work, once'),
  },
  {
    fault: 'the bars cover what receives focus',
    file: 'src/styles/index.css',
    find: 'scroll-padding-block: calc(',
    replace: '--unused: calc(',
    caughtBy: browser('panels', 'starts at the panel, clear of the header'),
  },
  {
    fault: 'the header has three links instead of four',
    file: 'src/routes.ts',
    find: "navLabel: 'About Us',",
    replace: '',
    caughtBy: unit('routes.test.ts', 'the navigation has four links'),
  },
  {
    fault: 'the strip in the accent colour at the bottom is not there',
    file: 'src/layout/Footer.tsx',
    find: '<AccentStrip />',
    replace: '',
    caughtBy: browser('layout', 'with an accent strip at either end'),
  },
  {
    fault: "the footer's second link moves when its words come in",
    file: 'src/layout/Footer.tsx',
    find: '${link} min-w-[6.5rem]',
    replace: '${link}',
    caughtBy: browser('badLine', 'while its footer comes in'),
  },
  {
    fault: 'the menu has no room beside the logo on a phone of 360 px',
    file: 'src/layout/Header.tsx',
    find: 'gap-x-1 sm:min-h-[68px]',
    replace: 'gap-x-4 sm:min-h-[68px]',
    caughtBy: browser('deviceFonts', 'px when its own font comes'),
  },
];

const colours: Omit<Breakage, 'feature'>[] = [
  {
    fault: 'running text on a dark system has too little contrast',
    file: 'src/styles/colour-schemes.css',
    find: '--slate: #c6d5dd;',
    replace: '--slate: #6f8797;',
    caughtBy: browser('colourScheme', 'nothing of the page is light, and text has 7:1'),
  },
  {
    fault: 'in forced colours the dot of the current slide looks like the others',
    file: 'src/features/carousel/carousel.css',
    find: 'background: ButtonText;',
    replace: 'display: none;',
    caughtBy: browser('contrastModes', 'the dot of the slide that is shown looks different'),
  },
];

const build: Omit<Breakage, 'feature'>[] = [
  {
    fault: 'the Not Found page may be listed by search engines',
    file: 'src/build/documentHead.ts',
    find: '\'<meta name="robots" content="noindex">\'',
    replace: "''",
    caughtBy: built('dist', 'names its one address, or stays out of search engines'),
  },
  {
    fault: 'every page names the home page as its one address',
    file: 'src/build/documentHead.ts',
    find: '<link rel="canonical" href="${url}">',
    replace: '<link rel="canonical" href="${company.origin}/">',
    caughtBy: built('dist', 'names its one address, or stays out of search engines'),
  },
  {
    fault: 'the sitemap lists pages that search engines may not list',
    file: 'src/build/sitemap.ts',
    find: '.filter(({ indexed }) => indexed)',
    replace: '',
    caughtBy: built('dist', 'the sitemap lists the pages that search engines may list'),
  },
  {
    fault: 'no page is described to search engines as data',
    file: 'src/build/documentHead.ts',
    find: 'route.indexed ? [jsonLd(route)] : []',
    replace: 'route.indexed ? [] : [jsonLd(route)]',
    caughtBy: built('dist', 'is described to search engines where they may list it'),
  },
  {
    fault: 'the policy refuses the inline scripts of the pages',
    file: 'src/build/serving.ts',
    find: '["\'self\'", ...scripts]',
    replace: '["\'self\'"]',
    caughtBy: built('dist', 'every inline script and style is allowed by the policy'),
  },
  {
    fault: 'the policy allows every script that stands in a page',
    file: 'src/build/serving.ts',
    find: '["\'self\'", ...scripts]',
    replace: '["\'self\'", "\'unsafe-inline\'", ...scripts]',
    caughtBy: unit('build/serving.test.ts', 'no inline or evaluated script'),
  },
  {
    fault: 'a security header is missing',
    file: 'src/build/serving.ts',
    find: "'X-Content-Type-Options': 'nosniff',",
    replace: '',
    caughtBy: unit('build/serving.test.ts', 'every response carries the security headers'),
  },
  {
    fault: 'the files of the assets are asked for each time',
    file: 'src/build/serving.ts',
    find: "prefix: '/assets/', value: `public, max-age=$" + '{year}, immutable`',
    replace: "prefix: '/assets/', value: 'no-cache'",
    caughtBy: unit('build/serving.test.ts', 'hashed files are kept for a year'),
  },
  {
    fault: 'an id used twice in the content goes unnoticed',
    file: 'src/build/ContentProblems.ts',
    find: 'if (seen.has(value)) this.report',
    replace: 'if (!value) this.report',
    caughtBy: unit('build/checkContent.test.ts', 'an id used twice'),
  },
  {
    fault: 'a picture that is not there goes unnoticed',
    file: 'src/build/checkContent.ts',
    find: 'there is no picture "${name}"',
    replace: 'there is a picture "${name}"',
    caughtBy: unit('build/checkContent.test.ts', 'a picture that is not there'),
  },
  {
    fault: 'an eleventh partner stops the build',
    file: 'src/build/checkContent.ts',
    find: "problems.requireUnique(file('partners'), partners, 'title');",
    replace:
      "problems.requireUnique(file('partners'), partners, 'title');\n  if (partners.length > 10) problems.report(file('partners'), 'the list', 'length', 'has more than ten entries');",
    caughtBy: unit('build/checkContent.test.ts', 'as many entries as it likes'),
  },
  {
    fault: 'a site is built whose form goes nowhere',
    file: 'scripts/build.ts',
    find: 'if (!formUrl) {',
    replace: 'if (formUrl === null) {',
    caughtBy: unit('scripts/build.test.ts', 'stops, and says what to set'),
  },
  {
    fault: 'a page that a link opens is rendered whole before it is seen',
    file: 'src/features/navigation/AfterHeading.tsx',
    find: 'useDeferredValue(true, atOnce)',
    replace: 'useDeferredValue(true, true)',
    caughtBy: unit('features/navigation/AfterHeading.test.tsx', 'shows its heading first'),
  },
  {
    fault: 'what the first input loads delays its answer',
    file: 'src/features/navigation/firstUse.ts',
    find: '() => afterPaint(begin)',
    replace: 'begin',
    caughtBy: unit('features/navigation/firstUse.test.tsx', 'once its answer is painted'),
  },
  {
    fault: 'hydration loads the words that the HTML of a page has',
    file: 'src/features/navigation/staticPart.tsx',
    find: 'hydrating ? undefined : Late',
    replace: 'Late',
    caughtBy: unit('features/navigation/staticPart.test.tsx', 'leave a static part alone'),
  },
  {
    fault: 'a page of the list of routes has no component',
    file: 'src/pages/index.ts',
    find: 'siemens: lazyWithPreload',
    replace: 'scada: lazyWithPreload',
    caughtBy: { suite: 'typecheck' },
  },
  {
    fault: 'a name that is used nowhere stays in the code',
    file: 'src/ui/slugify.ts',
    find: '/** ',
    replace: "import { company } from '../content/company';\n\n/** ",
    caughtBy: { suite: 'lint' },
  },
  {
    fault: 'a module cannot be imported where there is no window',
    file: 'src/features/navigation/focusTarget.ts',
    find: '/** The element',
    replace: 'void window.name;\n\n/** The element',
    caughtBy: unit('imports.test.ts', 'can be imported where there is no window'),
  },
  {
    fault: 'a feature imports another that it has nothing to do with',
    file: 'src/features/carousel/useAfterResize.ts',
    find: "import { useEffect } from 'react';",
    replace: "import { useEffect } from 'react';\nimport '../office-hours/officeHours';",
    caughtBy: unit('imports.test.ts', 'a feature imports no other feature but those listed'),
  },
];

const servers: Omit<Breakage, 'feature'>[] = [
  {
    fault: 'an unknown address is answered with 200',
    file: 'server/siteServer.ts',
    find: 'response.statusCode = 404;',
    replace: 'response.statusCode = 200;',
    caughtBy: unit('server/siteServer.test.ts', 'is the Not Found page with status 404'),
  },
  {
    fault: 'the inbox takes what is no e-mail address',
    file: 'server/inbox.ts',
    find: '!emailAddress.test(message.email)',
    replace: 'false',
    caughtBy: unit('server/inbox.test.ts', 'is refused, and nothing is kept'),
  },
  {
    fault: 'the inbox shows markup in a message as markup',
    file: 'server/inbox.ts',
    find: '<pre>${escapeHtml(message)}</pre>',
    replace: '<pre>${message}</pre>',
    caughtBy: unit('server/inbox.test.ts', 'hostile content is shown as text'),
  },
  {
    fault: 'nothing is sent in the best compression',
    file: 'src/build/serving.ts',
    find: "{ name: 'br', extension: '.br' },",
    replace: '',
    caughtBy: unit('server/siteServer.test.ts', 'is sent compressed'),
  },
];

const print: Omit<Breakage, 'feature'>[] = [
  {
    fault: 'closed panels are printed without their text',
    file: 'src/features/panels/CollapsiblePanel.tsx',
    find: "setAttribute('hidden', 'until-found')",
    replace: "setAttribute('hidden', '')",
    caughtBy: browser('panels', 'every panel is printed, the closed ones as well'),
  },
  {
    fault: 'the navigation is printed',
    file: 'src/styles/print-base.css',
    find: '\nnav,\n',
    replace: '\n',
    caughtBy: browser('print', 'is printed on A4 and Letter'),
  },
  {
    fault: 'pictures that nobody has scrolled to are not printed',
    file: 'src/features/pictures/NearbyPicture.tsx',
    find: '(reached || printed)',
    replace: 'reached',
    caughtBy: browser('print', 'its own address and all its pictures'),
  },
];

const pictures: Omit<Breakage, 'feature'>[] = [
  {
    fault: 'on a phone the header fetches a symbol of its own beside the first picture',
    file: 'src/layout/Header.tsx',
    find: '/brand/icon.svg#symbol',
    replace: '/brand/symbol.svg',
    caughtBy: built('firstLoad', "has the tab's icon with the header's symbol"),
  },
  {
    fault: 'each tap fetches every picture of the page',
    file: 'src/features/pictures/useMayBePrinted.ts',
    find: "'mouseleave'",
    replace: "'pointerleave'",
    caughtBy: browser('pictures', 'a tap fetches no picture that is far'),
  },
  {
    fault: 'the pictures of cards load before they are nearly scrolled to',
    file: 'src/features/pictures/NearbyPicture.tsx',
    find: '{(reached || printed) && <Picture',
    replace: '{(reached || printed || true) && <Picture',
    caughtBy: built('firstLoad', 'the home page asks for one small picture before it is used'),
  },
];

const line: Omit<Breakage, 'feature'>[] = [
  {
    fault: 'a choice on the line is not in the address',
    file: 'src/features/line/LineEntry.tsx',
    find: 'if (details.current?.open) choose(own);',
    replace: 'if (details.current?.open) void own;',
    caughtBy: unit(
      'features/line/LineBand.test.tsx',
      'opening a symptom writes it to the address, without an entry of the history',
    ),
  },
  {
    fault: 'the band grows when its picture comes',
    file: 'src/features/line/line.css',
    find: '  padding-bottom: 64px;\n',
    replace: '',
    caughtBy: browser('line', 'as high before its picture is there'),
  },
];

const firstView: Omit<Breakage, 'feature'>[] = [
  {
    fault: 'what is below the first view is never laid out but where it is seen',
    file: 'src/main.tsx',
    find: '    layOutRest();\n',
    replace: '',
    caughtBy: browser('firstView', 'is laid out once the page is hydrated'),
  },
  {
    fault: 'after a reload the page is somewhere else',
    file: 'src/inline/firstView.ts',
    find: "navigation?.toJSON().type === 'navigate' && ",
    replace: '',
    caughtBy: browser('firstView', 'after a reload, which leaves it where it was'),
  },
  {
    fault: 'a page that a link has opened keeps what the one before it skipped',
    file: 'src/features/navigation/useRouteFocus.ts',
    find: '    layOutWhole();\n',
    replace: '',
    caughtBy: browser('firstView', 'when a link has opened it, however early'),
  },
  {
    fault: 'a skipped part is as wide as it is taken to be high, wider than a phone',
    file: 'src/styles/index.css',
    find: 'contain-intrinsic-block-size: auto 40rem',
    replace: 'contain-intrinsic-size: auto 40rem',
    caughtBy: browser('firstView', 'and nothing moves'),
  },
  {
    fault: 'printed early, the page lacks what nobody has scrolled to',
    file: 'src/styles/index.css',
    find: '    @media screen {\n      [data-first-view] :is(',
    replace: '    @media all {\n      [data-first-view] :is(',
    caughtBy: browser('firstView', 'when it is printed'),
  },
];

const noScript: Omit<Breakage, 'feature'>[] = [
  {
    fault: 'buttons that do nothing without JavaScript are shown',
    file: 'src/features/panels/CollapsiblePanels.tsx',
    find: 'justify-end gap-3 print:hidden noscript:hidden',
    replace: 'justify-end gap-3 print:hidden',
    caughtBy: browser('noscript', 'controls that would do nothing are not there'),
  },
];

const features: Record<string, Omit<Breakage, 'feature'>[]> = {
  carousel,
  cards,
  panels,
  finder,
  'contact form': contactForm,
  'ask about': askAbout,
  'contact details': contactDetails,
  'office hours': officeHours,
  navigation,
  layout,
  colours,
  build,
  servers,
  print,
  pictures,
  line,
  'first view': firstView,
  'without JavaScript': noScript,
};

/** Deliberate breakages over all features. Every one has to be caught by the check it names. */
export const breakages: Breakage[] = Object.entries(features).flatMap(([feature, list]) =>
  list.map((breakage) => ({ feature, ...breakage })),
);
