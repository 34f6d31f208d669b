import tokensCss from '@sternklar/contracts/brand/tokens.css?raw';

type Colours = Readonly<Record<string, string>>;

const declarations = (block: string): Colours =>
  Object.fromEntries([...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,8})/gi)].map(([, name, value]) => [name, value]));

/** Reads the hex colours of the brand's token file: the light ones, and the dark ones on top of them. */
export const parseBrandColours = (css: string): { readonly light: Colours; readonly dark: Colours } => {
  const [lightPart = '', darkPart = ''] = css.split('@media (prefers-color-scheme: dark)');
  const light = declarations(lightPart);
  return { light, dark: { ...light, ...declarations(darkPart) } };
};

const colours = parseBrandColours(tokensCss);

/** A colour of the brand for MUI, which must compute with it and so cannot take a CSS variable. */
export const brandColour = (mode: 'light' | 'dark', name: string): string => {
  const value = colours[mode][name];
  if (!value) throw new Error(`tokens.css has no colour --${name}.`);
  return value;
};
