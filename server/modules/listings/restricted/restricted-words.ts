import type { RestrictedKind } from './restricted-kinds';

/** Words of goods of a kind. Lists are separated by commas, in lower case. */
export interface RestrictedWords {
  /** English, in the singular; matched as whole words, in the plural as well. */
  readonly english: string;
  /** Chinese and Japanese, which do not separate words: matched anywhere. */
  readonly eastern: string;
  /** Phrases that contain such a word and mean something else. */
  readonly falseFriends: string;
  /** Words for how an item is made, which apply to a holder or a case of this kind as well. */
  readonly qualities?: string;
}

export const restrictedWords: Readonly<Record<RestrictedKind, RestrictedWords>> = {
  WEAPON: {
    english:
      'gun, bb gun, pistol, revolver, rifle, shotgun, handgun, airsoft, bullet, ammunition, ammo, crossbow, hunting bow, slingshot, taser, stun gun, sword, bayonet, switchblade, nunchaku, throwing star, knuckle duster, brass knuckle, pepper spray, katana, dagger, baton, grenade, silencer',
    eastern:
      '枪支, 仿真枪, 手枪, 步枪, 气枪, 猎枪, 玩具枪, 左轮枪, 子弹, 弹药, 匕首, 电击器, 电击棒, 甩棍, 弓弩, 弓箭, 弹弓, 双节棍, 指虎, 武士刀, 宝剑, 弹簧刀, 蝴蝶刀, モデルガン, エアガン, 電動ガン, 拳銃, 刀剣, 日本刀, スタンガン',
    falseFriends:
      'gun metal, glue gun, massage gun, heat gun, nail gun, staple gun, water gun, spray gun, caulking gun, soldering gun, scan gun, barcode gun, label gun, tag gun, top gun, machine gun kelly, guns n, gun control, conductor baton, twirling baton, bullet point, bullet journal, bullet train, bullet bra, bullet proof, sword art online, sword lily, sword fern, gun violence, nail gun, 水枪, 子弹头, 子弹笔记, 子弹列车',
  },
  FLAMMABLE: {
    english:
      'firework, firecracker, gunpowder, cigarette lighter, gas lighter, butane, lighter fluid, petrol, gasoline, kerosene, spray paint, paint thinner, turpentine, safety match, gas canister, explosive',
    eastern:
      '烟花, 爆竹, 鞭炮, 打火机, 火柴, 汽油, 煤油, 油漆, 喷漆, 丁烷, 酒精灯, 花火セット, 打ち上げ花火, 線香花火, オイルライター, ガスライター, 灯油, ガソリン',
    falseFriends: 'petrol blue, petrol green, 油漆刷, 烟花棒蜡烛',
  },
  TOXIC: {
    english:
      'pesticide, insecticide, herbicide, rat poison, sulfuric acid, hydrochloric acid, mercury thermometer, radioactive, infectious',
    eastern: '农药, 杀虫剂, 除草剂, 老鼠药, 水银, 硫酸, 盐酸, 放射性, 農薬, 殺虫剤, 除草剤',
    falseFriends: 'radioactive tee, 水银色, 水银灯',
  },
  DRUG: {
    english: 'cannabis, marijuana, cocaine, cbd oil, thc, kratom, opium, psychedelic mushroom',
    eastern: '大麻, 毒品, 鸦片, 罂粟, 覚醒剤',
    falseFriends: '大麻布, 大麻纤维',
  },
  LIVING: {
    english:
      'seed, seedling, live plant, live fish, live insect, live animal, ivory carving, carved ivory, ivory tusk, elephant ivory, real ivory, genuine ivory, rhino horn, tortoise shell, crocodile leather, crocodile skin, snakeskin, coral branch',
    eastern:
      '种子, 種子, 树苗, 活体, 多肉植物, 绿植, 象牙雕, 象牙制品, 真象牙, 犀牛角, 玳瑁, 鳄鱼皮, 蟒蛇皮, 野菜の種, 花の種, 苗木, 生体, べっ甲, ワニ革',
    falseFriends:
      'seed bead, seed stitch, seed phrase, seed pearl, faux crocodile, faux snakeskin, crocodile embossed, 仿真种子, 仿真绿植, 仿真多肉, 仿鳄鱼皮, 种子选手, 玳瑁色, 玳瑁框, 玳瑁花',
  },
  MONEY: {
    english:
      'banknote, bank card, credit card, gift card, prepaid card, passport, share certificate',
    eastern: '现金, 纸币, 银行卡, 信用卡, 礼品卡, 护照, 身份证, 紙幣, ギフトカード, 商品券',
    falseFriends: 'passport sized, passport photo, credit card sized, 现金支付, 现金流',
  },
  COUNTERFEIT: {
    english:
      'counterfeit, knock-off, replica, super copy, mirror quality, aaa quality, 1:1 quality, top batch',
    eastern: '高仿, 精仿, 仿牌, a货, 超a, 莆田鞋, 1:1复刻, 偽物, コピー品, スーパーコピー',
    falseFriends: 'replica jersey, replica kit, replica shirt, museum replica, scale replica',
  },
  MEDICINE: {
    english:
      'medicine, medication, prescription drug, antibiotic, painkiller, ibuprofen, paracetamol, aspirin, dietary supplement, food supplement, vitamin, pill, eye drop, insulin, melatonin, herbal remedy',
    eastern:
      '药品, 处方药, 中药, 西药, 感冒药, 止痛药, 消炎药, 抗生素, 膏药, 药膏, 眼药水, 保健品, 维生素片, 褪黑素, 医薬品, 風邪薬, 頭痛薬, 目薬, 漢方薬, サプリメント',
    falseFriends:
      'medicine ball, medicine cabinet, chill pill, pill box, medicine box, vitamin c serum, 中药铺, 中药柜',
  },
  BATTERY: {
    english:
      'battery, power bank, wireless earbud, bluetooth speaker, bluetooth headphone, bluetooth earphone, smart watch, electric toothbrush, drone, laptop, smartphone, tablet computer, e-bike, electric scooter',
    eastern:
      '电池, 電池, 充电宝, 移动电源, 蓝牙耳机, 蓝牙音箱, 智能手表, 电动牙刷, 无人机, 笔记本电脑, 智能手机, 平板电脑, 电动滑板车, バッテリー, ワイヤレスイヤホン, ドローン, スマートウォッチ',
    qualities: 'rechargeable, lithium, li-ion, lipo, cordless, 锂电, 可充电, 充電式, リチウム',
    falseFriends: 'drone music, drone metal, lithium grease, cordless blind, battery box',
  },
  LIQUID: {
    english:
      'liquid, perfume, cologne, eau de toilette, eau de parfum, nail polish, essential oil, shampoo, lotion, serum, face cream, hand cream, eye cream, body cream, sunscreen, sun cream, aerosol, hair spray, deodorant spray, mouthwash, detergent, toner, fountain pen ink, lip gloss, gel polish',
    eastern:
      '液体, 香水, 喷雾, 乳液, 精华液, 面霜, 护手霜, 眼霜, 防晒霜, 爽肤水, 化妆水, 洗发水, 沐浴露, 洗衣液, 指甲油, 精油, 唇釉, 墨水, 发胶, 香氛, 化粧水, 美容液, シャンプー, スプレー, ハンドクリーム, 日焼け止め, マニキュア, インク瓶',
    falseFriends:
      'liquid crystal, liquid silicone, liquid metal, liquid silk, liquid blush brush, perfume sticker, toner cartridge, laser toner, muscle toner, 喷雾瓶, 喷雾器, 液体硅胶, 墨水屏, 墨水蓝, スプレーボトル',
  },
  POWDER: {
    english: 'powder, setting powder, protein powder, talc',
    eastern: '粉末, 蛋白粉, 散粉, 蜜粉, 痱子粉, 染料粉, パウダー',
    falseFriends:
      'powder pink, powder blue, powder room, powder coated, powder coating, powder puff, powder free',
  },
  MAGNET: {
    english: 'magnet',
    eastern: '磁铁, 磁石, マグネット',
    qualities: 'magnetic, neodymium, 强磁, 磁性, 磁吸, 钕铁硼, 磁気',
    falseFriends: 'magnetic resonance, magnetic personality, magnetic stripe, 磁性嗓音',
  },
  FOOD: {
    english:
      'snack, candy, chocolate, cookie, biscuit, green tea, black tea, oolong tea, herbal tea, tea bag, tea leaf, tea leaves, loose leaf tea, matcha, coffee bean, ground coffee, instant coffee, instant noodle, ramen, jerky, dried fruit, honey, spice, seasoning, milk formula, mooncake, hot pot base, canned food, dog food, cat food, pet food',
    eastern:
      '零食, 饼干, 糖果, 巧克力, 茶叶, 绿茶, 红茶, 普洱茶, 乌龙茶, 咖啡豆, 速溶咖啡, 方便面, 火锅底料, 坚果, 牛肉干, 肉干, 月饼, 奶粉, 辣条, 蜂蜜, 调料, 果干, 猫粮, 狗粮, お菓子, チョコレート, 抹茶, 緑茶, 紅茶, コーヒー豆, インスタントラーメン, 煎餅, 食料品',
    falseFriends:
      'candy color, candy colour, chocolate brown, chocolate lab, cotton candy, honey gold, honeycomb, spice girls, matcha green, green tea scent, cookie cutter, cookie run, cookie monster, ramen bowl, snack bowl, 巧克力色, 巧克力棕, 抹茶绿, 抹茶色, 糖果色, 蜂蜜色, 红茶色, 饼干鞋, 抹茶グリーン',
  },
  ALCOHOL: {
    english:
      'wine, whisky, whiskey, vodka, beer, sake, liquor, champagne, brandy, rum, baijiu, tequila, liqueur',
    eastern:
      '白酒, 红酒, 葡萄酒, 啤酒, 威士忌, 清酒, 茅台, 黄酒, 洋酒, 伏特加, 香槟酒, 日本酒, 焼酎, ワイン, ビール, ウイスキー, 梅酒',
    falseFriends:
      'wine red, beer belly, sake of, champagne gold, root beer, ginger beer, rum raisin, 红酒色, ワインレッド, ワインカラー',
  },
  TOBACCO: {
    english: 'cigarette, cigar, tobacco, vape, e-cigarette, e-liquid, snus, nicotine, shisha',
    eastern: '香烟, 烟草, 雪茄, 电子烟, 烟弹, 烟丝, 尼古丁, タバコ, たばこ, 葉巻',
    falseFriends:
      'cigarette box, cigarette pant, cigarette trouser, cigarette jean, cigarette leg, tobacco brown, tobacco sunburst, 烟草色',
  },
  BLADE: {
    english:
      'knife, knives, razor blade, saw blade, scissors, machete, axe, hatchet, cleaver, box cutter, scalpel, multi-tool',
    eastern:
      '刀具, 菜刀, 水果刀, 美工刀, 折叠刀, 小刀, 刀片, 剪刀, 斧头, 手术刀, 锯片, 包丁, ナイフ, はさみ, ハサミ, 剃刀',
    falseFriends:
      'butter knife, palette knife, under the knife, knife pleat, knife edge, axe body, axe guitar, 剪刀差, 剪刀石头布, 剪刀椅',
  },
};
