/** Whether an input is ticked or chosen rather than typed into. */
export const isBox = (input: Element): input is HTMLInputElement =>
  input instanceof HTMLInputElement && /^(checkbox|radio)$/.test(input.type);
