import type { Expression, Statement } from 'oxc-parser';
import type { Source } from './source.ts';

/** An expression and the file that it is written in. */
export type Written = { source: Source; node: Expression };

/**
 * The literal behind an expression: without its `satisfies`, and from where a constant, an import or
 * `other.key` was written. An expression that is computed stays as it is.
 */
export function followValue(written: Written): Written {
  const { source, node } = written;
  switch (node.type) {
    case 'TSSatisfiesExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
    case 'ParenthesizedExpression':
      return followValue({ source, node: node.expression });
    case 'CallExpression': {
      // `defineSite({ … })` and its like hand their one argument on.
      const [argument] = node.arguments;
      return node.arguments.length === 1 && argument?.type === 'ObjectExpression'
        ? { source, node: argument }
        : written;
    }
    case 'LogicalExpression':
      // `other.locations ?? []` is the list that is there.
      return node.operator === '??' ? followValue({ source, node: node.left }) : written;
    case 'Identifier':
      return constantOf(source, node.name) ?? importOf(source, node.name) ?? written;
    case 'MemberExpression': {
      const object = followValue({ source, node: node.object });
      if (node.property.type !== 'Identifier' || node.computed) return written;
      return memberOf(object, node.property.name) ?? written;
    }
    default:
      return written;
  }
}

/** The value that a file exports by default. */
export function exportedValue(source: Source): Written | undefined {
  const exported = source.program.body.find((statement) => statement.type === 'ExportDefaultDeclaration');
  return exported && followValue({ source, node: exported.declaration as Expression });
}

function constantOf(source: Source, name: string): Written | undefined {
  for (const statement of source.program.body) {
    const declaration = declarationOf(statement);
    const constant = declaration?.declarations.find(({ id }) => id.type === 'Identifier' && id.name === name);
    if (constant?.init) return followValue({ source, node: constant.init });
  }
  return undefined;
}

function declarationOf(statement: Statement) {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  return declaration?.type === 'VariableDeclaration' ? declaration : undefined;
}

function importOf(source: Source, name: string): Written | undefined {
  for (const statement of source.program.body) {
    if (statement.type !== 'ImportDeclaration') continue;
    const specifier = statement.specifiers.find(({ local }) => local.name === name);
    const from = specifier && source.open(statement.source.value);
    if (!from) continue;
    if (specifier.type === 'ImportDefaultSpecifier') return exportedValue(from);
    if (specifier.type !== 'ImportSpecifier') return undefined;
    return constantOf(from, 'name' in specifier.imported ? specifier.imported.name : specifier.imported.value);
  }
  return undefined;
}

function memberOf({ source, node }: Written, name: string): Written | undefined {
  if (node.type !== 'ObjectExpression') return undefined;
  const property = node.properties.findLast(
    (entry) => entry.type === 'Property' && entry.key.type === 'Identifier' && entry.key.name === name,
  );
  return property?.type === 'Property' ? followValue({ source, node: property.value }) : undefined;
}
