/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Extension_ElsewhereInputs */

const id_extension_elsewhere = /** @type {(inputs: Extension_ElsewhereInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Biaya dan tanggal barunya tampil di layar berikutnya, sebelum Anda membayar.`)
};

const en_extension_elsewhere = /** @type {(inputs: Extension_ElsewhereInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You see the fee and the new date on the next screen, before you pay.`)
};

/**
* | output |
* | --- |
* | "You see the fee and the new date on the next screen, before you pay." |
*
* @param {Extension_ElsewhereInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const extension_elsewhere = /** @type {((inputs?: Extension_ElsewhereInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Extension_ElsewhereInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_extension_elsewhere(inputs)
	return id_extension_elsewhere(inputs)
});