export interface DocsAddressParameters {
  /** Path of Storybook's frame. */
  readonly pathname: string;
  /** Name of a component. */
  readonly name: string;
}

/** Returns the component's page in the documentation site. `undefined` if Storybook is not in that site's `storybook/`. */
export function docsAddress({ pathname, name }: DocsAddressParameters): string | undefined {
  const site = /^(.*\/)storybook\/iframe\.html$/.exec(pathname)?.[1];
  return site === undefined ? undefined : `${site}components/${name}.html`;
}
