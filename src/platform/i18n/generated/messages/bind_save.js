/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Bind_SaveInputs */

const id_bind_save = /** @type {(inputs: Bind_SaveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Simpan kartu`)
};

const en_bind_save = /** @type {(inputs: Bind_SaveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Save the card`)
};

/**
* | output |
* | --- |
* | "Save the card" |
*
* @param {Bind_SaveInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const bind_save = /** @type {((inputs?: Bind_SaveInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Bind_SaveInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_bind_save(inputs)
	return id_bind_save(inputs)
});