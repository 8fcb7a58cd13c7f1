import ts from 'typescript';

/** A text with letters in code instead of a catalogue. */
export interface VisibleLiteral {
  readonly place: string;
  readonly text: string;
}

/** Attributes and properties that users see or hear. */
const visible =
  /^(aria-(label|description|placeholder|roledescription|valuetext)|title|alt|placeholder|label|heading|hint|caption|summary|description|text|download|filename|fileName|message)$/;

/** Callees and tags whose texts are for developers and machines: errors, warnings, styles, patterns, selectors. */
const invisible =
  /^(Error|TypeError|RangeError|ApiError|warnDeveloper|warn|refuse|css|keyframes|createGlobalStyle|matchMedia|querySelector|querySelectorAll|closest|matches|check|supports|unreadable)$/;

/** Finds literals that users could see: JSX text, visible attributes, and literals that read like prose. */
export function findVisibleLiterals(file: string, source: string): readonly VisibleLiteral[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: VisibleLiteral[] = [];
  const add = (node: ts.Node, text: string) => {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
    found.push({ place: `${file}:${line + 1}`, text: text.trim() });
  };
  const visit = (node: ts.Node): void => {
    if (isInvisible(node)) return;
    if (ts.isJsxText(node) && hasLetters(node.text)) add(node, node.text);
    else if (isText(node) && !isType(node) && (isVisiblePlace(node) || readsLikeProse(node.text)))
      add(node, node.text);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function isText(node: ts.Node): node is ts.StringLiteralLike | ts.TemplateLiteralLikeNode {
  return (
    ts.isStringLiteralLike(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddle(node) ||
    ts.isTemplateTail(node)
  );
}

function isType(node: ts.Node): boolean {
  return ts.isLiteralTypeNode(node.parent) || ts.isImportDeclaration(node.parent);
}

function isInvisible(node: ts.Node): boolean {
  if (ts.isTaggedTemplateExpression(node)) return true;
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return false;
  const called = node.expression;
  const name = ts.isPropertyAccessExpression(called) ? called.name.text : called.getText();
  return invisible.test(name);
}

function isVisiblePlace(node: ts.StringLiteralLike | ts.TemplateLiteralLikeNode): boolean {
  if (!hasLetters(node.text)) return false;
  let holder: ts.Node = node.parent;
  while (passesOn(holder)) holder = holder.parent;
  return (
    (ts.isJsxAttribute(holder) || ts.isPropertyAssignment(holder)) &&
    visible.test(holder.name.getText())
  );
}

/** Expressions that pass a text on to an attribute. */
function passesOn(node: ts.Node): boolean {
  return (
    ts.isJsxExpression(node) ||
    ts.isTemplateExpression(node) ||
    ts.isTemplateSpan(node) ||
    ts.isConditionalExpression(node)
  );
}

function hasLetters(text: string): boolean {
  return /\p{L}{2}/u.test(text) && !/^(#[\da-f]{3,8}|-[a-z]+)$/i.test(text);
}

/** Letters unusual in code, or a capital followed by lower-case text (an authentication scheme is none). */
function readsLikeProse(text: string): boolean {
  return /[áéíóúüñÁÉÍÓÚÑ¿¡«»]/.test(text) || /^\s*(?!Bearer )\p{Lu}\p{Ll}+( \p{L}+)+/u.test(text);
}
