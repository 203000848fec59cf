import { fen } from '../../../kernel/money';
import { UnspentMoney } from './unspent-money';

const all = [null, 'card', 'newer card', 'remittance'];
let money: UnspentMoney;
beforeEach(() => {
  money = new UnspentMoney();
});
const left = () =>
  Object.fromEntries(money.remaining(all).map(({ source, amount }) => [source ?? 'none', amount]));

describe('Money that is spent from a balance', () => {
  it('is first what has no way back, then what came first', () => {
    money.came('card', fen(100));
    money.came('remittance', fen(100));
    money.came(null, fen(30));
    money.paid('order', fen(50), null);
    expect(left()).toEqual({ card: 80, remittance: 100 });
    money.paid('parcel', fen(90), null);
    expect(left()).toEqual({ remittance: 90 });
  });

  it('comes back as what it was, what was spent last leading', () => {
    money.came(null, fen(30));
    money.came('remittance', fen(100));
    money.paid('order', fen(50), { source: 'card', amount: fen(40) });
    money.returned('order', fen(45));
    expect(left()).toEqual({ card: 40, remittance: 85 });
    money.returned('order', fen(45));
    expect(left()).toEqual({ none: 30, card: 40, remittance: 100 });
  });

  it('has no way back where more returns than is known to have been paid', () => {
    money.paid('order', fen(0), { source: 'card', amount: fen(40) });
    money.returned('order', fen(50));
    expect(left()).toEqual({ card: 40, none: 10 });
  });
});

describe('Money that is withdrawn', () => {
  it('is that of the first source first', () => {
    money.came('remittance', fen(10));
    money.came('newer card', fen(10));
    expect(money.withdrawnFrom(['remittance', 'newer card'], fen(15))).toEqual([
      { source: 'remittance', amount: 10 },
      { source: 'newer card', amount: 5 },
    ]);
    expect(left()).toEqual({ 'newer card': 5 });
  });

  it('counts against all the rest where it was spent before, as earlier versions let it be', () => {
    money.came('card', fen(50));
    money.came('remittance', fen(100));
    money.paid('order', fen(50), null);
    money.withdrawn([{ source: 'card', amount: fen(20) }]);
    money.settle(fen(30));
    expect(left()).toEqual({ remittance: 50 });
  });
});
