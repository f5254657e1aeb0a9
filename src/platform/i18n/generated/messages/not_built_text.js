/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Not_Built_TextInputs */

const id_not_built_text = /** @type {(inputs: Not_Built_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Alamatnya benar, layarnya menyusul. Tidak ada yang berubah pada pinjaman Anda.`)
};

const en_not_built_text = /** @type {(inputs: Not_Built_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The address is right, its screen follows. Nothing about your loan has changed.`)
};

/**
* | output |
* | --- |
* | "The address is right, its screen follows. Nothing about your loan has changed." |
*
* @param {Not_Built_TextInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const not_built_text = /** @type {((inputs?: Not_Built_TextInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Not_Built_TextInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_not_built_text(inputs)
	return id_not_built_text(inputs)
});