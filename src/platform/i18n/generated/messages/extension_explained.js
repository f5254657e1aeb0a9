/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Extension_ExplainedInputs */

const id_extension_explained = /** @type {(inputs: Extension_ExplainedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Bayar biayanya dulu, tagihannya nanti. Biaya ini tidak mengurangi pinjaman.`)
};

const en_extension_explained = /** @type {(inputs: Extension_ExplainedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pay a fee now, the bill later. The fee does not reduce your loan.`)
};

/**
* | output |
* | --- |
* | "Pay a fee now, the bill later. The fee does not reduce your loan." |
*
* @param {Extension_ExplainedInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const extension_explained = /** @type {((inputs?: Extension_ExplainedInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Extension_ExplainedInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_extension_explained(inputs)
	return id_extension_explained(inputs)
});