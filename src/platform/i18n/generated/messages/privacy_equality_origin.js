/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Privacy_Equality_OriginInputs */

const id_privacy_equality_origin = /** @type {(inputs: Privacy_Equality_OriginInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`asal-usul`)
};

const en_privacy_equality_origin = /** @type {(inputs: Privacy_Equality_OriginInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`origin`)
};

/**
* | output |
* | --- |
* | "origin" |
*
* @param {Privacy_Equality_OriginInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const privacy_equality_origin = /** @type {((inputs?: Privacy_Equality_OriginInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Privacy_Equality_OriginInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_privacy_equality_origin(inputs)
	return id_privacy_equality_origin(inputs)
});