/** What stands on every flip card, besides its own words in `services.ts`. */
export const flipCardText = {
  turn: 'What you get',
  turnBack: 'turn back',
  more: 'Learn More>',
  moreAbout: 'about',
};
