// Makes a page of the site more comfortable once it is read. Everything on it can be read without.
import './site.css'
