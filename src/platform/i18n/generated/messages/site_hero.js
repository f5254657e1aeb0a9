/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Site_HeroInputs */

const id_site_hero = /** @type {(inputs: Site_HeroInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pinjaman yang biayanya jelas sejak awal`)
};

const en_site_hero = /** @type {(inputs: Site_HeroInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A loan whose cost is clear from the start`)
};

/**
* | output |
* | --- |
* | "A loan whose cost is clear from the start" |
*
* @param {Site_HeroInputs} inputs
* @param {{ locale?: "id" | "en" }} options
* @returns {LocalizedString}
*/
export const site_hero = /** @type {((inputs?: Site_HeroInputs, options?: { locale?: "id" | "en" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Site_HeroInputs, { locale?: "id" | "en" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_site_hero(inputs)
	return id_site_hero(inputs)
});