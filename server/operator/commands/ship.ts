import type { Command } from 'commander';
import { shipPackage } from '../../modules/fulfilment/public';
import type { CommandRunner } from '../command-runner';

interface Shipping {
  readonly carrier: string;
  readonly tracking: string;
}

/** `ship PK… --carrier DHL --tracking 123`: marks a package as shipped (ST-10). */
export function addShip(program: Command, run: CommandRunner): void {
  program
    .command('ship')
    .description('mark a package as shipped')
    .argument('<packageNumber>')
    .requiredOption('--carrier <name>')
    .requiredOption('--tracking <number>')
    .action((packageNumber: string, { carrier, tracking }: Shipping) =>
      run(async (services, by) => {
        await shipPackage(services, by, { packageNumber, carrier, trackingNumber: tracking });
        return {
          text: `${packageNumber} left with ${carrier}, ${tracking}.`,
          data: { packageNumber, carrier, trackingNumber: tracking },
        };
      }),
    );
}
