import {
  answersIn,
  blockingTime,
  mainThreadTasks,
  TraceError,
  type TraceEvent,
} from '../../../scripts/bench/trace';

const url = 'http://localhost:1/about';
const main = { pid: 7, tid: 70 };

const navigation = (ms: number, address = url): TraceEvent => ({
  ...main,
  name: 'navigationStart',
  ts: ms * 1000,
  args: { data: { documentLoaderURL: address } },
});

const task = (ms: number, duration: number | undefined, thread = main): TraceEvent => ({
  ...thread,
  name: 'RunTask',
  ts: ms * 1000,
  args: {},
  ...(duration !== undefined && { dur: duration * 1000 }),
});

describe('blocking time', () => {
  test('is the part of each task over 50 ms', () => {
    expect(blockingTime([50, 49, 51, 120])).toBe(71);
  });

  test('is none where no task takes longer', () => {
    expect(blockingTime([])).toBe(0);
  });
});

describe("the main thread's tasks of a load", () => {
  test('begin with its navigation, the first paint or not', () => {
    const events = [task(5, 400), navigation(10, 'about:blank'), navigation(20), task(20, 60)];
    expect(mainThreadTasks([...events, task(90, 12)], url)).toEqual([60, 12]);
  });

  test('are of its own thread', () => {
    const others = [task(30, 80, { pid: 7, tid: 71 }), task(30, 80, { pid: 8, tid: 70 })];
    expect(mainThreadTasks([navigation(20), ...others, task(40, 7)], url)).toEqual([7]);
  });

  test('leave out one that had not ended when the trace did', () => {
    expect(mainThreadTasks([navigation(20), task(30, 7), task(40, undefined)], url)).toEqual([7]);
  });

  test('cannot be told from a trace that has lost its beginning', () => {
    expect(() => mainThreadTasks([task(20, 60)], url)).toThrow(TraceError);
  });
});

describe('answers in use', () => {
  const mark = (name: string, ms: number): TraceEvent => ({
    ...main,
    name,
    ts: ms * 1000,
    args: {},
  });
  const input = (ms: number, duration: number, interactionId = 1): TraceEvent => ({
    ...main,
    name: 'EventTiming',
    ts: ms * 1000,
    ph: 'b',
    args: { data: { duration, interactionId } },
  });

  test('take as long as the slowest event of an interaction', () => {
    const events = [mark('begin:tap', 0), input(5, 9.5), input(6, 23.7), mark('end:tap', 99)];
    expect(answersIn(events)).toEqual(new Map([['tap', 23.7]]));
  });

  test('do not count what is no interaction, such as pointing', () => {
    const events = [mark('begin:tap', 0), input(5, 90, 0), input(6, 20), mark('end:tap', 99)];
    expect(answersIn(events)).toEqual(new Map([['tap', 20]]));
  });

  test('do not count what is done between two of them', () => {
    const events = [
      ...[mark('begin:one', 0), input(5, 20), mark('end:one', 40), input(50, 300)],
      ...[mark('begin:two', 60), input(65, 30), mark('end:two', 99)],
    ];
    expect(answersIn(events)).toEqual(
      new Map([
        ['one', 20],
        ['two', 30],
      ]),
    );
  });

  test('of one name are told by the slowest', () => {
    const letter = (ms: number, duration: number) => [
      ...[mark('begin:letter', ms), input(ms + 1, duration), mark('end:letter', ms + 50)],
    ];
    const events = [...letter(0, 16), ...letter(100, 41), ...letter(200, 12)];
    expect(answersIn(events)).toEqual(new Map([['letter', 41]]));
  });

  test('cannot be told where the browser reported no event', () => {
    expect(() => answersIn([mark('begin:tap', 0), mark('end:tap', 99)])).toThrow(TraceError);
  });
});
