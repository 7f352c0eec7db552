/** Whether use has begun, as far as a module that nobody has used yet knows. */
async function waitForUse(): Promise<() => Promise<boolean>> {
  jest.resetModules();
  const { firstUse } = await import('../../../src/features/navigation/firstUse');
  let hasBegun = false;
  firstUse().then(() => {
    hasBegun = true;
  });
  return async () => {
    await Promise.resolve();
    return hasBegun;
  };
}

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/');
});

test('an input begins the use of a page once its answer is painted', async () => {
  const hasBegun = await waitForUse();
  window.dispatchEvent(new Event('pointerdown'));
  expect(await hasBegun()).toBe(false);
  jest.advanceTimersToNextFrame();
  jest.advanceTimersByTime(1);
  expect(await hasBegun()).toBe(true);
});

test('printing needs the whole page at once', async () => {
  const hasBegun = await waitForUse();
  window.dispatchEvent(new Event('beforeprint'));
  expect(await hasBegun()).toBe(true);
});

test('so does a page that is opened at a place of its own', async () => {
  window.history.replaceState(null, '', '/#services');
  const hasBegun = await waitForUse();
  expect(await hasBegun()).toBe(true);
});
