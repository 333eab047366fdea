import type { Taxpayer } from "../../src/generated/contract.d.ts";

/** The entries of the tax register. */
export const taxpayers: readonly Taxpayer[] = [
  { tpn: "1700000011", name: "«Şirvan Taxıl» MMC", address: "Şirvan şəhəri, Dəyirman küçəsi 12, AZ1800" },
  { tpn: "1700000021", name: "«Xəzər Süd» ASC", address: "Bakı şəhəri, Xətai rayonu, Sənaye prospekti 45, AZ1025" },
  {
    tpn: "1700000031",
    name: "«İsmayıllı Bal və Arıçılıq Məhsullarının Emalı» İstehsalat Kommersiya Müəssisəsi",
    address: "İsmayıllı rayonu, Lahıc qəsəbəsi, Arıçılar küçəsi 3, AZ3130",
  },
  { tpn: "1700000041", name: "«Göyçay Nar Şirəsi» MMC", address: "Göyçay şəhəri, Narlıq küçəsi 8, AZ2300" },
  { tpn: "1700000052", name: "Quliyeva Aysel Rəşid qızı" },
];
