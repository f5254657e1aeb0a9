/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Join_KnownInputs */

const id_join_known = /** @type {(inputs: Join_KnownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nomor Anda sudah terdaftar, silakan unduh aplikasi untuk masuk`)
};

const en_join_known = /** @type {(inputs: Join_KnownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`you are already registered, please download the app to log in`)
};

/**
* | output |
* | --- |
* | "you are already registered, please download the app to log in" |
*
* @param {Join_KnownInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const join_known = /** @type {((inputs?: Join_KnownInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Join_KnownInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_join_known(inputs)
	return id_join_known(inputs)
});