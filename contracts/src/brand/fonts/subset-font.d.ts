declare module 'subset-font' {
  interface AxisRange {
    readonly min: number;
    readonly max: number;
  }
  interface SubsetOptions {
    readonly targetFormat: 'sfnt' | 'woff' | 'woff2';
    readonly variationAxes?: Readonly<Record<string, number | AxisRange>>;
    readonly keepFeatures?: readonly string[];
  }
  function subsetFont(font: Uint8Array, text: string, options: SubsetOptions): Promise<Uint8Array>;
  export = subsetFont;
}
