/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Privacy_Use_WhatInputs */

const id_privacy_use_what = /** @type {(inputs: Privacy_Use_WhatInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Data yang kami pakai`)
};

const en_privacy_use_what = /** @type {(inputs: Privacy_Use_WhatInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What we use`)
};

/**
* | output |
* | --- |
* | "What we use" |
*
* @param {Privacy_Use_WhatInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const privacy_use_what = /** @type {((inputs?: Privacy_Use_WhatInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Privacy_Use_WhatInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_privacy_use_what(inputs)
	return id_privacy_use_what(inputs)
});