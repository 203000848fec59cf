import { cpuMsOf } from '../../../testing/cpu-time';
import type { RestrictedKind } from './restricted-kinds';
import { initialRules } from './restricted-rules';
import { sayRestriction } from './restricted.texts';
import { restrictionsOf, type DescribedGoods } from './restrictions-of';

const goods: readonly (readonly [RestrictedKind, ...string[]])[] = [
  ['WEAPON', 'Toy gun with bullets', 'Airsoft rifles', '仿真枪 儿童', '東京マルイ エアガン'],
  ['FLAMMABLE', 'Fireworks set', 'Lighter fluid 100 ml', '防风打火机', '線香花火 10本'],
  ['TOXIC', 'Garden insecticide', '蟑螂杀虫剂', '農薬 500ml'],
  ['DRUG', 'CBD oil 10 %', '大麻'],
  ['LIVING', 'Tomato seeds 100 pcs', 'Ivory carving', '向日葵种子', '多肉植物 组合', '花の種'],
  ['MONEY', 'Steam gift card', 'Old banknotes', '礼品卡 100元', 'ギフトカード'],
  [
    'COUNTERFEIT',
    'Handbag 1:1 quality',
    'Knockoff sneakers',
    '高仿 手表',
    'Ａ货 手镯',
    'スーパーコピー 時計',
  ],
  ['MEDICINE', 'Vitamins for cats', 'Sleeping pills', '云南白药膏药 止痛药', 'ロート 目薬'],
  [
    'BATTERY',
    '18650 batteries',
    'Power-bank 20000 mAh',
    'Powerbank',
    'Rechargeable lamp',
    'Rechargeable lamp holder',
    'Li-ion cell',
    'Laptop 14"',
    '锂电池 18650',
    '充电宝包邮',
    '充電式 ライト',
    'モバイルバッテリー',
  ],
  ['LIQUID', 'Perfume 50 ml', 'EAU DE PARFUM', 'Hand creams', '女士香水', '洗发水 500ml', '化粧水'],
  ['POWDER', 'Setting powder', '定妆散粉', 'フェイスパウダー'],
  ['MAGNET', 'Fridge magnets', 'Magnetic phone holder', '强磁铁', '磁吸支架', 'マグネット 10個'],
  [
    'FOOD',
    'Green tea 250 g',
    'Chocolate 70 %',
    '进口零食大礼包',
    '饼干盒装',
    '夹心饼干夹心',
    'お菓子 詰め合わせ',
  ],
  ['ALCOHOL', 'Red wine', 'Japanese whiskies', '茅台 500ml', '日本酒 一升瓶'],
  ['TOBACCO', 'Cuban cigars', 'Disposable vapes', '电子烟', '加熱式タバコ'],
  ['BLADE', 'Kitchen knives', 'Razor blades', '不锈钢菜刀', '三徳包丁'],
];

/** Words of restricted goods in other meanings, and goods without them. */
const falseFriends = [
  'Battery-free wireless sensor',
  'Remote control, batteries not included',
  'Toy car without battery',
  'Battery case for AA',
  'Laptop sleeve 14 inch',
  '手电筒 不含电池',
  '电池盒 空',
  '電池なし おもちゃ',
  'Ring in gun metal colour',
  'Gunmetal hinges',
  'Hot glue gun',
  'Spray guns for gardens',
  '儿童水枪',
  'Water bottle 750 ml',
  'Steel bottle for water',
  'Liquid crystal display',
  'Perfume dispenser',
  'Sprayer, 喷雾瓶 100ml',
  'Dress in powder pink',
  'Lighter weight jacket',
  'Wine glasses, set of 6',
  'Wine red scarf',
  'For the sake of art',
  '酒杯 玻璃',
  '酒红色 毛衣',
  'ワインレッド ニット',
  'Coffee table',
  'Cookie cutters',
  'Candy-coloured socks',
  '巧克力色 外套',
  '食品级硅胶',
  '抹茶色 连衣裙',
  'Knife holder of bamboo',
  'Bladeless fan',
  '刀架 厨房',
  'Seed beads 2 mm',
  'Seedless stitch markers',
  'Ivory white shirt',
  'Glaze: Ivory',
  '象牙白 针织衫',
  '种子选手 T恤',
  'Pillow case',
  'Pill box',
  'Medicine ball 3 kg',
  'Cigarette trousers',
  'Passport holder',
  'Credit card wallet',
  'Non-magnetic tweezers',
  'Replica jersey 1998',
  'Begun again: a novel',
  'Rumba shoes',
  'Twine, cognac brown',
  'Drum sticks',
  'Bluetooth receiver',
  'Stainless steel teapot',
  '纯棉外套',
  '初音ミク フィギュア',
];

/** Typed form fields, with their expected restrictions. */
const typed: readonly (readonly [Partial<DescribedGoods> & { name: string }, string])[] = [
  [{ name: 'Power bank' }, 'BATTERY'],
  [{ name: 'POWERBANK 20000mAh' }, 'BATTERY'],
  [{ name: '小米充电宝 10000毫安' }, 'BATTERY'],
  [{ name: 'Charger', specification: 'with Power Bank, black' }, 'BATTERY'],
  [{ name: 'Torch', remark: 'please include the spare battery' }, 'BATTERY'],
  [{ name: '手电筒', remark: '请附赠电池' }, 'BATTERY'],
  [{ name: '手电筒', remark: '不要电池' }, ''],
  [{ name: 'Torch', remark: 'without battery please' }, ''],
  [{ name: 'Battery-free toy' }, ''],
  [{ name: 'Toy', specification: 'batteries not included' }, ''],
  [{ name: 'Hunting rifle' }, 'WEAPON'],
  [{ name: 'Revolver, chrome' }, 'WEAPON'],
  [{ name: 'BB gun' }, 'WEAPON'],
  [{ name: 'Samurai sword' }, 'WEAPON'],
  [{ name: 'Slingshot with pellets' }, 'WEAPON'],
  [{ name: 'Knuckle dusters' }, 'WEAPON'],
  [{ name: '弹弓 户外' }, 'WEAPON'],
  [{ name: '左轮手枪 模型' }, 'WEAPON'],
  [{ name: '蝴蝶刀 训练' }, 'WEAPON'],
  [{ name: 'Belt', specification: 'with bullets' }, 'WEAPON'],
  [{ name: 'Gunmetal ring' }, ''],
  [{ name: 'Gun-metal zip' }, ''],
  [{ name: 'Sword Art Online figure' }, ''],
  [{ name: 'Bullet journal A5' }, ''],
  [{ name: 'Bullet train model' }, ''],
  [{ name: 'Knife-edge pleated skirt' }, ''],
  [{ name: 'Skirt', specification: 'knife pleats, navy' }, ''],
  [{ name: 'Chef knife' }, 'BLADE'],
  [{ name: 'Cheese cutter', remark: 'the one with the steel knives' }, 'BLADE'],
  [{ name: '瑞士小刀' }, 'BLADE'],
  [{ name: '剪刀石头布 T恤' }, ''],
  [{ name: 'Perfume sample' }, 'LIQUID'],
  [{ name: '香水小样' }, 'LIQUID'],
  [{ name: 'Muscle toner' }, ''],
  [{ name: '墨水蓝 毛衣' }, ''],
  [{ name: 'Firecrackers' }, 'FLAMMABLE'],
  [{ name: 'zippo 打火机' }, 'FLAMMABLE'],
  [{ name: 'Lighter grey coat' }, ''],
  [{ name: 'Green tea' }, 'FOOD'],
  [{ name: '西湖龙井茶叶' }, 'FOOD'],
  [{ name: 'Green tea scented candle' }, ''],
  [{ name: 'Cookie Monster plush' }, ''],
  [{ name: 'Sunflower seeds' }, 'LIVING'],
  [{ name: '象牙白 衬衫' }, ''],
];

/** Returns the kinds found in the words of an item, separated by spaces. */
const kindsOf = (goods: DescribedGoods) =>
  restrictionsOf(initialRules, goods)
    .map(({ kind }) => kind)
    .join(' ');

describe('Restricted goods', () => {
  it.each(goods)('%s are known by their words', (kind, ...titles) => {
    for (const name of titles) {
      expect([name, kindsOf({ name }).split(' ')]).toEqual([name, expect.arrayContaining([kind])]);
      expect(kindsOf({ name: 'Item', description: name })).toContain(kind);
    }
  });

  it.each(falseFriends)('are not seen in %j', (name) => {
    expect(kindsOf({ name })).toBe('');
  });

  it.each(typed)('typed as %j are found to be %j', (goods, kinds) => {
    expect(kindsOf(goods)).toBe(kinds);
  });

  it('are of several kinds at once, those that are never carried first', () => {
    const item = { name: 'Lighter fluid and a knife', remark: 'with a spare battery' };
    expect(kindsOf(item)).toBe('FLAMMABLE BATTERY BLADE');
  });

  it('are refused by what the item is called, not by what is said of it', () => {
    const refused = (item: DescribedGoods) =>
      restrictionsOf(initialRules, item).some(({ isRefused }) => isRefused);
    expect(refused({ name: 'Hunting rifle' })).toBe(true);
    expect(refused({ name: 'Model kit', specification: 'rifle' })).toBe(false);
    expect(refused({ name: 'Scarf', remark: 'not from the shop that sells rifles' })).toBe(false);
    expect(refused({ name: 'Scarf', description: 'We sell rifles too' })).toBe(false);
    expect(refused({ name: 'Power bank' })).toBe(false);
  });

  it('say in both languages what applies, and that some are never carried', () => {
    for (const { kind, rule } of initialRules) {
      const isForbidden = rule === 'NEVER';
      expect(/ cannot be sent/.test(sayRestriction('en', { kind, isForbidden }))).toBe(isForbidden);
      expect(/不能寄送/.test(sayRestriction('zh', { kind, isForbidden }))).toBe(isForbidden);
    }
  });

  it('are looked for in long texts quickly', () => {
    const long = { name: 'no '.repeat(70), description: 'without a battery free '.repeat(1_000) };
    expect(cpuMsOf(() => void kindsOf(long))).toBeLessThan(1_000);
  });
});
