/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Bind_DoneInputs */

const id_bind_done = /** @type {(inputs: Bind_DoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kartu tersimpan`)
};

const en_bind_done = /** @type {(inputs: Bind_DoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Card saved`)
};

/**
* | output |
* | --- |
* | "Card saved" |
*
* @param {Bind_DoneInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const bind_done = /** @type {((inputs?: Bind_DoneInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Bind_DoneInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_bind_done(inputs)
	return id_bind_done(inputs)
});