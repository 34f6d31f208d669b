/** Whether arrays do what the language says of them: some pages have replaced their functions. */
const areArraysWhole = (): boolean => {
  try {
    const list = [2];
    list.push(1);
    return `${[...list.map((one) => one)].flatMap((one) => [one]).concat(3)}` === '2,1,3';
  } catch {
    return false;
  }
};

/** What stands in the chat's way here: a browser that is too old, or a page that has broken what the chat is made of. */
export const unfitness = () => {
  if (!CSS.supports('color', 'light-dark(red,red)')) return 'unfit-browser';
  return areArraysWhole() ? null : 'unfit-page';
};
