/** Any console message fails the test that caused it, warnings of React and Swiper included. */
const methods = ['debug', 'error', 'info', 'log', 'warn'] as const;
let messages: string[] = [];

beforeEach(() => {
  messages = [];
  for (const method of methods) {
    jest.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      messages.push(`console.${method}: ${parts.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  expect(messages).toEqual([]);
});
