/**
 * Keeps React alive on a page that others write into. Translators and extensions move, wrap and remove nodes that
 * React holds. When it then removes such a node, or inserts something before one, the browser throws, and React takes
 * the whole page down (react#11538). Here, what wraps the node stands for it; if it is gone, there is nothing to remove,
 * and what is inserted goes to the end.
 *
 * A last resort: components keep each text that changes in an element of its own, whose text React sets as a whole (lint
 * rule `text-of-its-own`).
 */
export function tolerateForeignNodes(): void {
  // Called with the node that they belong to.
  // eslint-disable-next-line @typescript-eslint/unbound-method
  const { removeChild, insertBefore } = Node.prototype;
  /** Returns the child of the parent that the node is, or is in; null if it is elsewhere. */
  function childWith(parent: Node, node: Node | null): Node | null {
    let child = node;
    while (child && child.parentNode !== parent) child = child.parentNode;
    return child;
  }
  Node.prototype.removeChild = function remove<Removed extends Node>(this: Node, node: Removed) {
    const child = childWith(this, node);
    if (child) removeChild.call(this, child);
    return node;
  };
  Node.prototype.insertBefore = function insert<Added extends Node>(
    this: Node,
    added: Added,
    before: Node | null,
  ) {
    return insertBefore.call(this, added, childWith(this, before)) as Added;
  };
}
