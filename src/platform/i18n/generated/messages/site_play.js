/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_PlayInputs */

const id_site_play = /** @type {(inputs: Site_PlayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lanjutkan pergantian gambar`)
};

const en_site_play = /** @type {(inputs: Site_PlayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Play the slides`)
};

/**
* | output |
* | --- |
* | "Play the slides" |
*
* @param {Site_PlayInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_play = /** @type {((inputs?: Site_PlayInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_PlayInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_play(inputs)
	return id_site_play(inputs)
});