import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kafkaSeries } from '../../backend/src/testing/kafka-series.ts';
import { createTestWorld, type TestWorld } from '../../backend/src/testing/test-world.ts';
import { readPanels, readRules, readScalingQueries, type Selector, selectorsIn } from './expressions.ts';

const OF_PROMETHEUS = 'up';
const OF_THE_JOB = 'job="sternklar"';
const rules = readRules();
const expressions = [...[...rules, ...readPanels()].map(({ expr }) => expr), ...readScalingQueries()];
const operations = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
let world: TestWorld;
let series: readonly string[];

beforeAll(async () => {
  world = await createTestWorld();
  // Answers are counted from the first one on.
  await world.app.inject('/api/health/live');
  const { body } = await world.app.inject('/metrics');
  series = `${body}\n${await kafkaSeries()}`.split('\n');
});
afterAll(() => world.close());

const isExposed = ({ name, labels }: Selector) =>
  series.some(
    (line) =>
      (line.startsWith(`${name} `) || line.startsWith(`${name}{`)) &&
      labels.every((label) => label === OF_THE_JOB || line.includes(label)),
  );

describe('dashboard and alerts', () => {
  it('ask for nothing that the product does not expose', () => {
    const asked = expressions.flatMap(selectorsIn).filter(({ name }) => name !== OF_PROMETHEUS);
    expect(asked.length).toBeGreaterThan(30);
    expect(asked.filter((selector) => !isExposed(selector))).toEqual([]);
  });

  it('ask for the figures of this product alone', () => {
    const asked = expressions.flatMap(selectorsIn);
    expect(asked.filter(({ labels }) => !labels.includes(OF_THE_JOB))).toEqual([]);
  });

  it('use no recorded series that no rule records', () => {
    const recorded = rules.map(({ record }) => record);
    const used = expressions.flatMap((expr) => expr.match(/sternklar:[\w:]+/g) ?? []);
    expect(used.filter((name) => !recorded.includes(name))).toEqual([]);
  });

  it('are explained: each alert has its line for whoever is woken by it', () => {
    const names = rules.flatMap(({ alert }) => alert ?? []);
    const explained = [...operations.matchAll(/^\| `([A-Z]\w+)` \| (?:page|ticket) \|/gm)].map(([, name]) => name);
    expect(explained.sort()).toEqual([...names].sort());
  });
});
