import type { PageGroup } from "./Page.ts";

export interface DocumentPage {
  /** The document, from the repository's root. */
  readonly source: string;
  readonly path: string;
  readonly group: PageGroup;
  /** Title in the sidebar. Default: the document's heading. */
  readonly title?: string | undefined;
}

/** Documents of the repository that are pages of the site, in the order of the sidebar. */
export const documents: readonly DocumentPage[] = [
  { source: "docs/operations/alerts.md", path: "operations/alerts.md", group: "Run" },
  { source: "docs/operations/backup-and-restore.md", path: "operations/backup-and-restore.md", group: "Run" },
  { source: "docs/scale.md", path: "scale.md", group: "Run" },
  { source: "SECURITY.md", path: "security/index.md", group: "Run" },
  { source: "docs/security/threat-model.md", path: "security/threat-model.md", group: "Run" },
  { source: "packages/proxy/README.md", path: "proxy.md", group: "Proxy", title: "Overview" },
  { source: "packages/proxy/docs/access.md", path: "proxy/access.md", group: "Proxy" },
  { source: "packages/proxy/docs/approvals.md", path: "proxy/approvals.md", group: "Proxy" },
  { source: "packages/proxy/docs/withdrawals.md", path: "proxy/withdrawals.md", group: "Proxy" },
  { source: "packages/proxy/docs/webhooks.md", path: "proxy/webhooks.md", group: "Proxy" },
  { source: "packages/proxy/docs/live.md", path: "proxy/live.md", group: "Proxy" },
  { source: "packages/proxy/docs/storage.md", path: "proxy/storage.md", group: "Proxy" },
  { source: "packages/proxy/docs/settings.md", path: "proxy/settings.md", group: "Proxy" },
  { source: "packages/proxy/docs/secrets.md", path: "proxy/secrets.md", group: "Proxy" },
  { source: "packages/proxy/docs/routes.md", path: "proxy/routes.md", group: "Proxy" },
  { source: "packages/proxy/docs/operations.md", path: "proxy/operations.md", group: "Proxy" },
  { source: "docs/errors.md", path: "errors.md", group: "Reference", title: "Errors by code" },
  { source: "packages/react/README.md", path: "react.md", group: "Reference" },
  { source: "packages/mock/README.md", path: "emulator.md", group: "Reference" },
  { source: "packages/contract/README.md", path: "contract.md", group: "Reference" },
  { source: "packages/cli/README.md", path: "cli.md", group: "Reference" },
  { source: "packages/mock/DIFFERENCES.md", path: "assumptions.md", group: "Reference", title: "Assumptions" },
  { source: "packages/react/AGENTS.md", path: "integrate.md", group: "Reference", title: "Integration on one page" },
  { source: "apps/demo/README.md", path: "demo.md", group: "Reference", title: "The demo" },
  { source: "CONTRIBUTING.md", path: "contributing/index.md", group: "Contribute" },
  { source: "docs/add-an-endpoint.md", path: "contributing/add-an-endpoint.md", group: "Contribute" },
];
