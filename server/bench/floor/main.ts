// The stack and nothing else: the operations of the bench over the same tables, without a rule of the
// shop. What it costs is the yardstick of what the shop costs.
import 'reflect-metadata';
import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { expressMiddleware } from '@as-integrations/express5';
import express from 'express';
import LibsqlDatabase from 'libsql';
import { buildSchema } from 'type-graphql';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { readConfig, type DatabaseLocation } from '../../platform/config';
import { SnakeCaseNaming } from '../../platform/db/naming-strategy';
import { contextOf, type Context } from './context';
import { reads } from './reads';
import { rows } from './rows';
import { Writes } from './writes';

async function main(): Promise<void> {
  const { database, host, port } = readConfig(process.env);
  // eslint-disable-next-line tidebox/write-gate -- the floor has no gate of ours
  const db = await new DataSource(optionsOf(database)).initialize();
  const schema = await buildSchema({ resolvers: [...reads, Writes], validate: false });
  const server = new ApolloServer<Context>({
    ...{ schema, introspection: false },
    plugins: [ApolloServerPluginCacheControlDisabled()],
  });
  await server.start();
  const app = express();
  app.get('/readyz', (_, response) => void response.json({}));
  const context = ({ req }: { req: express.Request }) => contextOf(req, db);
  app.use('/graphql', express.json(), expressMiddleware(server, { context }));
  app.listen(port, host);
}

function optionsOf(location: DatabaseLocation): DataSourceOptions {
  const common = { entities: rows, namingStrategy: new SnakeCaseNaming() };
  if (location.engine === 'sqlite')
    return {
      ...{ type: 'better-sqlite3', driver: LibsqlDatabase, database: location.file },
      ...{ timeout: 5_000, enableWAL: true, ...common },
    };
  const numbers = { supportBigNumbers: true, bigNumberStrings: true };
  return { type: 'mysql', url: location.url, timezone: 'Z', poolSize: 20, ...numbers, ...common };
}

void main();
