/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Privacy_Equality_OrientationInputs */

const id_privacy_equality_orientation = /** @type {(inputs: Privacy_Equality_OrientationInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`orientasi seksual`)
};

const en_privacy_equality_orientation = /** @type {(inputs: Privacy_Equality_OrientationInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`sexual orientation`)
};

/**
* | output |
* | --- |
* | "sexual orientation" |
*
* @param {Privacy_Equality_OrientationInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const privacy_equality_orientation = /** @type {((inputs?: Privacy_Equality_OrientationInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Privacy_Equality_OrientationInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_privacy_equality_orientation(inputs)
	return id_privacy_equality_orientation(inputs)
});