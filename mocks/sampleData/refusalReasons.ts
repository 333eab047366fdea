import { localizedText } from "../store/localizedText.ts";

/** The reasons of rejected appeals, as long as real ones. */
export const refusalReasons = {
  water: localizedText(
    "Telefon laboratoriyada yoxlanıldı. Rəyə görə cihazın içinə satışdan sonra su düşüb: ana lövhədə və batareyanın kontaktlarında korroziya izləri var, nəmlik göstəricisi qırmızıdır. Belə zədə istehsal qüsuru sayılmır və zəmanət ona aid deyil. Mağaza satış zamanı məlumat vermək vəzifəsini yerinə yetirib: kassa çekində zəmanət şərtləri göstərilib və sizin imzanız var.\n\nBu səbəbdən malın dəyişdirilməsi və pulun qaytarılması tələbi rədd edilir. Qərarla razı deyilsinizsə, ondan bir ay ərzində yuxarı orqana, üç il ərzində isə məhkəməyə şikayət edə bilərsiniz. Müstəqil ekspertizanın rəyi olarsa, yenidən müraciət edin.",
    "Телефон проверен в лаборатории. По её заключению, вода попала внутрь устройства после продажи: на основной плате и на контактах батареи есть следы коррозии, индикатор влаги красный. Такое повреждение не считается производственным дефектом, и гарантия на него не распространяется. Магазин выполнил обязанность предоставить информацию: условия гарантии указаны в чеке, на котором есть ваша подпись.\n\nПоэтому в требовании заменить товар или вернуть деньги отказано. Если вы не согласны с решением, его можно обжаловать в вышестоящий орган в течение месяца или в суд в течение трёх лет. Если у вас есть заключение независимой экспертизы, обратитесь снова.",
    "The laboratory examined the telephone. It found that water had got in after it was sold: the main board and the contacts of the battery are corroded and the moisture indicator is red. Damage of this kind is not a fault of manufacture, and the warranty does not cover it. The shop met its duty to inform you: the terms of the warranty are on the receipt, which bears your signature.\n\nFor this reason your demand for an exchange or your money back is refused. If you do not agree, you can appeal to the higher authority within one month, or go to court within three years. With the report of an independent expert you can apply again.",
  ),
  outdated: localizedText(
    "Tərəzinin tipi dövlət reyestrindən çıxarılıb, ona görə yoxlanıla bilməz.",
    "Тип весов исключён из государственного реестра, поэтому поверить их нельзя.",
    "This type of scales has been removed from the government register and can no longer be verified.",
  ),
} as const;
