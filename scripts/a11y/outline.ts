import type { Page } from '@playwright/test';

/** A node of the accessibility tree as the browser computes it, without what its children say. */
export type TreeNode = {
  role: string;
  name: string;
  level: number | undefined;
  depth: number;
  /** The text tied to it, such as the hint of a field. */
  description: string;
  /** What is said of it besides, by the browser's names: `{ expanded: true, roledescription: 'slide' }`. */
  properties: Readonly<Record<string, unknown>>;
};

/** The roles that a screen reader lists as landmarks (WAI-ARIA, section 5.3.4). */
export const landmarkRoles = [
  'banner',
  'navigation',
  'main',
  'region',
  'form',
  'search',
  'complementary',
  'contentinfo',
];

/** Roles that carry no meaning of their own: only their children are listed. */
const passedOver = ['none', 'generic', 'InlineTextBox', 'RootWebArea', 'LineBreak', 'LayoutBlock'];

/** The whole accessibility tree of a page, in reading order. */
export async function accessibilityTree(page: Page): Promise<TreeNode[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  type Node = (typeof nodes)[number];
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const tree: TreeNode[] = [];
  const walk = (node: Node | undefined, depth: number) => {
    if (!node) return;
    const role = String(node.role?.value ?? '');
    const told = !node.ignored && !passedOver.includes(role);
    if (told) {
      const properties = Object.fromEntries(
        (node.properties ?? []).map(({ name, value }) => [name, value.value]),
      );
      const { level } = properties;
      tree.push({
        role,
        name: String(node.name?.value ?? ''),
        level: typeof level === 'number' ? level : undefined,
        depth,
        description: String(node.description?.value ?? ''),
        properties,
      });
    }
    for (const child of node.childIds ?? []) walk(byId.get(child), told ? depth + 1 : depth);
  };
  walk(nodes[0], 0);
  return tree;
}
