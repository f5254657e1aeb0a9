/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Bind_TitleInputs */

const id_bind_title = /** @type {(inputs: Bind_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tambah kartu bank`)
};

const en_bind_title = /** @type {(inputs: Bind_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Add a bank card`)
};

/**
* | output |
* | --- |
* | "Add a bank card" |
*
* @param {Bind_TitleInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const bind_title = /** @type {((inputs?: Bind_TitleInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Bind_TitleInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_bind_title(inputs)
	return id_bind_title(inputs)
});