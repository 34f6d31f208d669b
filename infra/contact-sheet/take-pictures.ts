import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { newPerson } from '../e2e/browser.ts';
import type { Place, Screen, Viewer } from './screen.ts';

export const WIDTHS = [390, 768, 1280] as const;
const SCHEMES = ['light', 'dark'] as const;
const HEIGHTS = { 390: 844, 768: 1024, 1280: 900 } as const;
/** Long pages go on as they began. */
const TALLEST = 6_000;
const SETTLED_MS = 250;

export interface Studio {
  readonly browser: Browser;
  readonly place: Place;
  readonly tokens: Readonly<Record<Exclude<Viewer, 'visitor'>, string>>;
  readonly folder: string;
}

export interface Picture {
  readonly file: string;
  readonly width: number;
  readonly scheme: (typeof SCHEMES)[number];
}

export interface Pictures {
  readonly screen: Screen;
  readonly taken: readonly Picture[];
  /** Why there are none, or fewer. */
  readonly trouble: string | null;
}

const fileNameOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Pictures further down the page are loaded when they come near, and another one where the page is narrower. */
const seeAll = async (page: Page) => {
  await page.evaluate(async () => {
    for (const image of document.images) {
      image.loading = 'eager';
      image.decoding = 'sync';
    }
    await document.fonts.ready;
  });
  await page.waitForTimeout(SETTLED_MS);
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
  );
};

const shoot = async (page: Page, { screen, path }: { readonly screen: Screen; readonly path: string }) => {
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  const height = screen.isWindow ? size.height : Math.min(Math.max(whole, size.height), TALLEST);
  await page.screenshot({
    path,
    animations: 'disabled',
    ...(screen.isWindow ? {} : { fullPage: true, clip: { x: 0, y: 0, width: size.width, height } }),
  });
};

/** Opens a screen once, and takes it at every width in both schemes. What cannot be opened is told, and stops nothing. */
export const takePictures = async ({ browser, place, tokens, folder }: Studio, screen: Screen): Promise<Pictures> => {
  await mkdir(folder, { recursive: true });
  const taken: Picture[] = [];
  const { page, context } = await newPerson(browser, {
    url: place.url,
    viewport: { width: 1280, height: HEIGHTS[1280] },
    ...(screen.as === 'visitor' ? {} : { token: tokens[screen.as] }),
  });
  try {
    await screen.open(page, place);
    await page.waitForTimeout(SETTLED_MS);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHTS[width] });
      for (const scheme of SCHEMES) {
        await page.emulateMedia({ colorScheme: scheme });
        await seeAll(page);
        const file = `${fileNameOf(screen.name)}-${width}-${scheme}.png`;
        await shoot(page, { screen, path: resolve(folder, file) });
        taken.push({ file, width, scheme });
      }
    }
    return { screen, taken, trouble: null };
  } catch (error) {
    return { screen, taken, trouble: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) };
  } finally {
    await context.close();
  }
};
