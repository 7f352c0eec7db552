import { answersIn } from '../../../scripts/bench/answers';
import { blockingTime } from '../../../scripts/bench/blocking';
import { firstView } from '../../../scripts/bench/firstFlight';
import { TraceError, type TraceEvent } from '../../../scripts/bench/trace';

const url = 'http://localhost:1/about';

const event = (name: string, ms: number, more: Partial<TraceEvent> = {}): TraceEvent => ({
  ...{ pid: 7, tid: 70, name, ts: ms * 1000, args: {} },
  ...more,
});

describe('blocking', () => {
  const task = (ms: number, duration: number, tid = 70) =>
    event('RunTask', ms, { tid, dur: duration * 1000 });
  const navigation = event('navigationStart', 20, { args: { data: { documentLoaderURL: url } } });

  test("is what the main thread's tasks take over 50 ms from the navigation on", () => {
    const others = [task(5, 400), task(30, 80, 71)];
    expect(blockingTime([...others, navigation, task(20, 60), task(90, 50)], url)).toBe(10);
  });

  test('cannot be told from a trace that has lost its beginning', () => {
    expect(() => blockingTime([task(20, 60)], url)).toThrow(TraceError);
  });
});

describe('an answer', () => {
  const input = (ms: number, duration: number, interactionId = 1) =>
    event('EventTiming', ms, { ph: 'b', args: { data: { duration, interactionId } } });
  const [begin, end] = [event('begin:letter', 0), event('end:letter', 99)];

  test('takes as long as the slowest input between its marks', () => {
    const inputs = [input(5, 9.5), input(6, 23.7), input(7, 90, 0), input(120, 300)];
    expect(answersIn([begin, ...inputs, end])).toEqual(new Map([['letter', 23.7]]));
  });

  test('cannot be told where the browser reported no input', () => {
    expect(() => answersIn([begin, end])).toThrow(TraceError);
  });
});

describe('the first view', () => {
  test('ends with the hero', () => {
    const start = '<header>Us</header><main><div><div class="hero-stage"><p>Hero</p></div>';
    expect(firstView(`${start}<p>Rest</p></div></main>`)).toBe(start);
  });

  test("ends with the page's header where there is no hero, however deep it is", () => {
    const start = '<header>Us</header><main><div><div><div><h1>About</h1></div>';
    expect(firstView(`${start}<p>Rest</p></div></div></main>`)).toBe(start);
    expect(firstView('<main><div><h1>Us</h1></div></main>')).toBe('<main><div><h1>Us</h1>');
  });
});
