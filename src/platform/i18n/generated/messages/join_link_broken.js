/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Join_Link_BrokenInputs */

const id_join_link_broken = /** @type {(inputs: Join_Link_BrokenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Alamatnya terpotong atau salah. Buka lagi tautan dari iklan atau pesan yang Anda terima. Anda juga bisa langsung mengunduh aplikasinya.`)
};

const en_join_link_broken = /** @type {(inputs: Join_Link_BrokenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Its address was cut off or is wrong. Open the link in the advertisement or message again. You can also download the app directly.`)
};

/**
* | output |
* | --- |
* | "Its address was cut off or is wrong. Open the link in the advertisement or message again. You can also download the app directly." |
*
* @param {Join_Link_BrokenInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const join_link_broken = /** @type {((inputs?: Join_Link_BrokenInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Join_Link_BrokenInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_join_link_broken(inputs)
	return id_join_link_broken(inputs)
});