/** Maps each alpha-3 code of ISO 3166-1, which the service uses, to the alpha-2 code, which `Intl` uses. */
export const countries: ReadonlyMap<string, string> = new Map(
  (
    "ABWAW AFGAF AGOAO AIAAI ALAAX ALBAL ANDAD AREAE ARGAR ARMAM ASMAS ATAAQ ATFTF ATGAG AUSAU AUTAT AZEAZ BDIBI " +
    "BELBE BENBJ BESBQ BFABF BGDBD BGRBG BHRBH BHSBS BIHBA BLMBL BLRBY BLZBZ BMUBM BOLBO BRABR BRBBB BRNBN BTNBT " +
    "BVTBV BWABW CAFCF CANCA CCKCC CHECH CHLCL CHNCN CIVCI CMRCM CODCD COGCG COKCK COLCO COMKM CPVCV CRICR CUBCU " +
    "CUWCW CXRCX CYMKY CYPCY CZECZ DEUDE DJIDJ DMADM DNKDK DOMDO DZADZ ECUEC EGYEG ERIER ESHEH ESPES ESTEE ETHET " +
    "FINFI FJIFJ FLKFK FRAFR FROFO FSMFM GABGA GBRGB GEOGE GGYGG GHAGH GIBGI GINGN GLPGP GMBGM GNBGW GNQGQ GRCGR " +
    "GRDGD GRLGL GTMGT GUFGF GUMGU GUYGY HKGHK HMDHM HNDHN HRVHR HTIHT HUNHU IDNID IMNIM INDIN IOTIO IRLIE IRNIR " +
    "IRQIQ ISLIS ISRIL ITAIT JAMJM JEYJE JORJO JPNJP KAZKZ KENKE KGZKG KHMKH KIRKI KNAKN KORKR KWTKW LAOLA LBNLB " +
    "LBRLR LBYLY LCALC LIELI LKALK LSOLS LTULT LUXLU LVALV MACMO MAFMF MARMA MCOMC MDAMD MDGMG MDVMV MEXMX MHLMH " +
    "MKDMK MLIML MLTMT MMRMM MNEME MNGMN MNPMP MOZMZ MRTMR MSRMS MTQMQ MUSMU MWIMW MYSMY MYTYT NAMNA NCLNC NERNE " +
    "NFKNF NGANG NICNI NIUNU NLDNL NORNO NPLNP NRUNR NZLNZ OMNOM PAKPK PANPA PCNPN PERPE PHLPH PLWPW PNGPG POLPL " +
    "PRIPR PRKKP PRTPT PRYPY PSEPS PYFPF QATQA REURE ROURO RUSRU RWARW SAUSA SDNSD SENSN SGPSG SGSGS SHNSH SJMSJ " +
    "SLBSB SLESL SLVSV SMRSM SOMSO SPMPM SRBRS SSDSS STPST SURSR SVKSK SVNSI SWESE SWZSZ SXMSX SYCSC SYRSY TCATC " +
    "TCDTD TGOTG THATH TJKTJ TKLTK TKMTM TLSTL TONTO TTOTT TUNTN TURTR TUVTV TWNTW TZATZ UGAUG UKRUA UMIUM URYUY " +
    "USAUS UZBUZ VATVA VCTVC VENVE VGBVG VIRVI VNMVN VUTVU WLFWF WSMWS YEMYE ZAFZA ZMBZM ZWEZW"
  )
    .split(" ")
    .map((codes) => [codes.slice(0, 3), codes.slice(3)]),
);

export interface Country {
  /** ISO 3166-1 alpha-3. */
  readonly code: string;
  /** In the locale's language. */
  readonly name: string;
}

/** Lists all countries, sorted by their names in a locale (BCP 47). The locale's own region (`en-NG`: Nigeria) comes first. */
export function listCountries(locale: string): Country[] {
  const names = new Intl.DisplayNames(locale, { type: "region", fallback: "code" });
  const { compare } = new Intl.Collator(locale);
  const all = Array.from(countries, ([code, region]) => ({ code, name: names.of(region) ?? code })).toSorted(
    (one, other) => compare(one.name, other.name),
  );
  const { region: home } = new Intl.Locale(locale);
  const isHome = ({ code }: Country) => countries.get(code) === home;
  return [...all.filter(isHome), ...all.filter((country) => !isHome(country))];
}

export interface CountryNameParameters {
  /** ISO 3166-1 alpha-3. */
  readonly country: string;
  /** BCP 47. */
  readonly locale: string;
}

/** Returns a country's name in a locale, or the code if there is no name for it. */
export function countryName({ country, locale }: CountryNameParameters): string {
  const region = countries.get(country);
  return (region && new Intl.DisplayNames(locale, { type: "region", fallback: "none" }).of(region)) ?? country;
}
