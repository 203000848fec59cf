import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { prometheusRules } from './prometheus-rules';

const target = process.argv[2] ?? join(__dirname, '../../ops/prometheus/alerts.yml');

writeFileSync(target, prometheusRules());
