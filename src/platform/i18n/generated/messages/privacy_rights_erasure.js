/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Privacy_Rights_ErasureInputs */

const id_privacy_rights_erasure = /** @type {(inputs: Privacy_Rights_ErasureInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Penghapusan: minta kami menghapus data Anda.`)
};

const en_privacy_rights_erasure = /** @type {(inputs: Privacy_Rights_ErasureInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Erasure: ask us to erase your data.`)
};

/**
* | output |
* | --- |
* | "Erasure: ask us to erase your data." |
*
* @param {Privacy_Rights_ErasureInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const privacy_rights_erasure = /** @type {((inputs?: Privacy_Rights_ErasureInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Privacy_Rights_ErasureInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_privacy_rights_erasure(inputs)
	return id_privacy_rights_erasure(inputs)
});