/**
 * A postcode of each served country with a known form, as its post writes it: that of its capital or of
 * another town.
 */
const examples = new Map(
  (
    'AD AD500, AL 1001, AM 0010, AR C1002AAO, AT 1010, AU 2000, AZ 1000, BA 71000, BB BB15156, BD 1000, BE 1000, ' +
    'BG 1000, BH 317, BM HM 12, BN BS 8611, BR 01310-100, BT 11001, CA K1A 0B1, CH 3001, CL 8320000, CO 110111, ' +
    'CR 10101, CV 7600, CY 1010, CZ 110 00, DE 10115, DK 1050, DO 10101, DZ 16000, EC 170515, EE 10111, EG 11511, ' +
    'ES 28013, ET 1000, FI 00100, FR 75001, GB SW1A 1AA, GE 0105, GI GX11 1AA, GN 001, GR 105 57, GT 01001, GW 1000, ' +
    'HN 11101, HR 10000, HU 1051, ID 10110, IE D02 AF30, IL 9190500, IN 110001, IQ 10001, IS 101, IT 00184, JO 11110, ' +
    'JP 100-0001, KE 00100, KG 720001, KH 12202, KR 04524, KW 13001, KY KY1-1100, KZ 010000, LA 01000, LB 1100, ' +
    'LI 9490, LK 00100, LR 1000, LS 100, LT 01103, LU 1111, LV LV-1050, MA 10000, MC 98000, MD 2001, ME 81000, MG 101, ' +
    'MK 1000, MM 11181, MN 14200, MT VLT 1117, MU 11302, MV 20002, MX 06000, MY 50000, MZ 1100, NE 8000, NG 900001, ' +
    'NI 101-004-1, NL 1012 JS, NO 0150, NP 44600, NZ 6011, OM 112, PA 0801, PE 15001, PG 111, PH 1000, PK 44000, ' +
    'PL 00-950, PT 1000-001, PY 1001, RO 010011, RS 11000, SA 11564, SE 111 20, SG 018956, SI 1000, SK 811 01, ' +
    'SM 47890, SN 12500, SV CP 1101, SZ H100, TH 10200, TJ 734000, TN 1000, TR 06100, TW 10048, TZ 11101, UA 01001, ' +
    'US 20500, UY 11000, UZ 100000, VA 00120, VC VC0100, VE 1010, VN 10000, XK 10000, ZA 0001, ZM 10101'
  )
    .split(', ')
    .map((one) => [one.slice(0, 2), one.slice(3)]),
);

/** The form of a country's postcodes. */
export interface PostcodeForm {
  readonly example: string;
  /** Number of digits; 0 if they contain letters or signs. */
  readonly digits: number;
}

/**
 * Returns the form of a country's postcodes; the example is empty if the form is unknown, and nothing is
 * refused then.
 */
export function postcodeFormOf(country: string): PostcodeForm {
  const example = examples.get(country) ?? '';
  return { example, digits: /^\d+$/.test(example) ? example.length : 0 };
}
