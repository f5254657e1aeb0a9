/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Join_DoneInputs */

const id_join_done = /** @type {(inputs: Join_DoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pendaftaran berhasil`)
};

const en_join_done = /** @type {(inputs: Join_DoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`registration successful`)
};

/**
* | output |
* | --- |
* | "registration successful" |
*
* @param {Join_DoneInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const join_done = /** @type {((inputs?: Join_DoneInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Join_DoneInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_join_done(inputs)
	return id_join_done(inputs)
});