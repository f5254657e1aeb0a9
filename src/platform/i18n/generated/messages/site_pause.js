/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_PauseInputs */

const id_site_pause = /** @type {(inputs: Site_PauseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hentikan pergantian gambar`)
};

const en_site_pause = /** @type {(inputs: Site_PauseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pause the slides`)
};

/**
* | output |
* | --- |
* | "Pause the slides" |
*
* @param {Site_PauseInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_pause = /** @type {((inputs?: Site_PauseInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_PauseInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_pause(inputs)
	return id_site_pause(inputs)
});